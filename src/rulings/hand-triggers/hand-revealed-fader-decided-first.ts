import { ruling } from '../language';

export default ruling(
  'hand-revealed-fader-decided-first',
  {
    covers: ['hand-triggers', 'revealed-hands', 'attack-declaration'],
    title: { en: 'Battle Fader first, then Rush Recklessly', ko: '배틀 페이더가 먼저, 돌진은 그 다음' },
    statement: {
      en: 'While the hands are revealed, a monster’s trigger in a hand counts as one in a public place, and those come before fast effects (Spell Speed 2 or higher). So Battle Fader is used or declined first at a direct attack; the attacker can only chain Rush Recklessly to it.',
      ko: '패가 공개되어 있으면 패의 몬스터의 유발 효과도 공개된 장소의 유발 효과로 취급하며, 이는 패스트 이펙트(스펠 스피드 2 이상의 효과)보다 먼저이다. 그래서 직접 공격 선언시에 배틀 페이더부터 발동할지를 정하고, 공격하는 쪽은 거기에 돌진을 체인할 수 있을 뿐이다.',
    },
    doubtful: {
      en: 'This ruling is told of Respect Play, which reveals a hand only in its own player’s turn, so the situation cannot arise with it. Ceremonial Bell, which reveals both hands, takes its place here.',
      ko: '이 재정은 정정 당당의 예로 알려져 있으나, 정정 당당은 각 플레이어 자신의 턴에만 패를 공개하므로 이 상황이 생기지 않는다. 여기서는 양쪽의 패를 공개하는 세레모니 벨로 바꾸었다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Ceremonial Bell', 'Celtic Guardian').hasInHand('Rush Recklessly');
    given(opponent).hasInHand('Battle Fader');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    then.isAsked(opponent, 'trigger');
    opponent.usesTrigger('Battle Fader');
    then.firstOfferedOn('Battle Fader', 'activate');
    turnPlayer.activates('Rush Recklessly', { targets: ['Celtic Guardian'] });
    then.chainIs('opponent: Battle Fader', 'turnPlayer: Rush Recklessly');
    bothPass();
    then.atkIs('Celtic Guardian', 2100);
    then.controls(opponent, 'Battle Fader');
    then.happened('battlePhaseEnded');
    then.lpIs(opponent, 8000);
  },
);
