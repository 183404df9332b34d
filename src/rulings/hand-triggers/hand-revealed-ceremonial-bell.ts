import { ruling } from '../language';

export default ruling(
  'hand-revealed-ceremonial-bell',
  {
    covers: ['hand-triggers', 'revealed-hands', 'attack-declaration'],
    title: { en: 'Battle Fader under Ceremonial Bell', ko: '세레모니 벨과 배틀 페이더' },
    statement: {
      en: 'Ceremonial Bell reveals both hands, so the trigger of Battle Fader is decided on like one in a public place, before anything is chained. Either it is Chain Link 1, or it was declined and can no longer be used for that attack, not even on Rush Recklessly.',
      ko: '세레모니 벨로 패가 공개되어 있으면 배틀 페이더는 공개된 장소의 유발 효과처럼 다른 체인보다 먼저 발동할지 정한다. 체인 1로 발동하지 않았다면 돌진이 발동되어도 그 공격에 대해서는 더 이상 발동할 수 없다.',
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
