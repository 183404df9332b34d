import { ruling } from '../language';

export default ruling(
  'hand-revealed-ceremonial-bell',
  {
    covers: ['hand-triggers', 'revealed-hands', 'attack-declaration'],
    title: { en: 'Battle Fader under Ceremonial Bell', ko: '세레모니 벨과 배틀 페이더' },
    statement: {
      en: 'Ceremonial Bell shows both hands: Battle Fader is Chain Link 1 or not used for that attack at all.',
      ko: '세레모니 벨로 양쪽의 패가 공개되어 있으면 배틀 페이더는 체인 1로만 발동할 수 있고, 그때 발동하지 않으면 그 공격에 대해서는 더 이상 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Ceremonial Bell', 'Celtic Guardian').hasSet('Rush Recklessly');
    given(opponent).hasInHand('Battle Fader').hasSet('Waboku');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    inCase({ en: 'declined', ko: '발동하지 않는 경우' }, () => {
      opponent.declines();
      turnPlayer.activates('Rush Recklessly', { targets: ['Celtic Guardian'] });
      then.isAsked(opponent, 'chain');
      then.chainIs('turnPlayer: Rush Recklessly');
      then.cannot(opponent).activate('Battle Fader', { because: 'declined' });
      bothPass();
      then.chainsWere(['turnPlayer: Rush Recklessly']);
      then.isIn('Battle Fader', 'hand', opponent);
      // The attack goes on.
      turnPlayer.movesTo('main2');
      then.lpIs(opponent, 5900);
    });
    inCase({ en: 'used', ko: '발동하는 경우' }, () => {
      opponent.usesTrigger('Battle Fader');
      turnPlayer.activates('Rush Recklessly', { targets: ['Celtic Guardian'] });
      bothPass();
      then.chainsWere(['opponent: Battle Fader', 'turnPlayer: Rush Recklessly']);
      then.lpIs(opponent, 8000);
    });
  },
);
