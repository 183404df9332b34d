import { ruling } from '../language';

export default ruling(
  'reset-fd-received-effect',
  {
    covers: ['face-down', 'durations', 'effect-negation'],
    title: { en: 'Free of what was laid on it', ko: '받고 있던 효과에서 벗어난다' },
    statement: {
      en: 'Effects of other cards that would stay on a monster for a while end when it is turned face-down: negated until the end of the turn, it has its effects again once it is face-up.',
      ko: '다른 카드의 효과가 일정 기간 적용되고 있어도, 몬스터가 뒷면 표시가 되면 그 효과는 없어진다. 턴 종료시까지 효과가 무효화된 몬스터도 다시 앞면이 되면 효과를 쓸 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('Planet Pathfinder')
      .hasInHand('Book of Moon', 'Book of Taiyou')
      .hasInDeck('Umi', 'Kuriboh');
    given(opponent).hasInHand('Effect Veiler');
    turnPlayer.movesTo('battle');
    opponent.activates('Effect Veiler', { targets: ['Planet Pathfinder'] });
    bothPass();
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 다시 앞면이 되었을 경우' }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['Planet Pathfinder'] });
      bothPass();
      then.positionIs('Planet Pathfinder', 'defense', { faceDown: true });
      turnPlayer.activates('Book of Taiyou', { targets: ['Planet Pathfinder'] });
      bothPass();
      then.positionIs('Planet Pathfinder', 'attack');
      turnPlayer.activates('Planet Pathfinder');
      bothPass();
      then.linkWas('Planet Pathfinder', 'resolved');
      then.isIn('Umi', 'hand', turnPlayer);
    });
    inCase({ en: 'Face-up all the time', ko: '계속 앞면 표시인 경우' }, () => {
      turnPlayer.passes();
      turnPlayer.activates('Planet Pathfinder');
      bothPass();
      then.linkWas('Planet Pathfinder', 'effectNegated');
      then.isIn('Umi', 'deck', turnPlayer);
    });
  },
);
