import { ruling } from '../language';

export default ruling(
  'hand-revealed-fader-not-late',
  {
    covers: ['hand-triggers', 'revealed-hands', 'attack-declaration'],
    title: { en: 'A declined Battle Fader is too late', ko: '발동하지 않은 배틀 페이더는 늦는다' },
    statement: {
      en: 'While the hands are revealed, Battle Fader’s trigger is decided on with the triggers in public places. One that was declined is over for that moment, so Battle Fader cannot be chained to the Rush Recklessly that follows.',
      ko: '패가 공개되어 있으면 배틀 페이더는 공개된 장소의 유발 효과와 함께 발동할지 정한다. 발동하지 않기로 한 유발 효과는 그 시점에 다시 쓸 수 없으므로, 그 뒤에 발동된 돌진에 체인할 수 없다.',
    },
    doubtful: {
      en: 'This ruling is told of Respect Play, which reveals a hand only in its own player’s turn, so the situation cannot arise with it. Ceremonial Bell, which reveals both hands, takes its place here.',
      ko: '이 재정은 정정 당당의 예로 알려져 있으나, 정정 당당은 각 플레이어 자신의 턴에만 패를 공개하므로 이 상황이 생기지 않는다. 여기서는 양쪽의 패를 공개하는 세레모니 벨로 바꾸었다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Ceremonial Bell', 'Celtic Guardian').hasInHand('Rush Recklessly');
    given(opponent).hasInHand('Battle Fader').hasSet('Waboku');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    opponent.declines();
    turnPlayer.activates('Rush Recklessly', { targets: ['Celtic Guardian'] });
    then.isAsked(opponent, 'chain');
    then.chainIs('turnPlayer: Rush Recklessly');
    then.cannot(opponent).activate('Battle Fader', { because: 'declined' });
    bothPass();
    then.chainsWere(['turnPlayer: Rush Recklessly']);
    then.isIn('Battle Fader', 'hand', opponent);
  },
);
