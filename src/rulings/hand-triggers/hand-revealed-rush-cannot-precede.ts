import { ruling } from '../language';

export default ruling(
  'hand-revealed-rush-cannot-precede',
  {
    covers: ['hand-triggers', 'revealed-hands', 'priority'],
    title: { en: 'Rush Recklessly cannot go first', ko: '돌진이 먼저일 수 없다' },
    statement: {
      en: 'While the hands are revealed, a monster’s trigger in a hand counts as one in a public place, and those come before fast effects (Spell Speed 2 or higher). So the attacker cannot use Rush Recklessly before the opponent has used or declined Battle Fader.',
      ko: '패가 공개되어 있으면 패의 몬스터의 유발 효과도 공개된 장소의 유발 효과로 취급하며, 이는 패스트 이펙트(스펠 스피드 2 이상의 효과)보다 먼저이다. 그래서 상대가 배틀 페이더를 발동할지 정하기 전에는 공격하는 쪽이 돌진을 발동할 수 없다.',
    },
    doubtful: {
      en: 'This ruling is told of Respect Play, which reveals a hand only in its own player’s turn, so the situation cannot arise with it. Ceremonial Bell, which reveals both hands, takes its place here.',
      ko: '이 재정은 정정 당당의 예로 알려져 있으나, 정정 당당은 각 플레이어 자신의 턴에만 패를 공개하므로 이 상황이 생기지 않는다. 여기서는 양쪽의 패를 공개하는 세레모니 벨로 바꾸었다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Ceremonial Bell', 'Celtic Guardian').hasInHand('Rush Recklessly');
    given(opponent).hasInHand('Battle Fader');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    then.isAsked(opponent, 'trigger');
    then.cannot(turnPlayer).activate('Rush Recklessly', { because: 'triggers-first' });
    inCase({ en: 'Battle Fader is used', ko: '배틀 페이더를 발동하는 경우' }, () => {
      opponent.usesTrigger('Battle Fader');
      then.can(turnPlayer).activate('Rush Recklessly');
      then.chainIs('opponent: Battle Fader');
    });
    inCase({ en: 'Battle Fader is declined', ko: '배틀 페이더를 발동하지 않는 경우', contrast: 1 }, () => {
      opponent.declines();
      then.can(turnPlayer).activate('Rush Recklessly');
      then.isAsked(turnPlayer, 'fastEffect');
    });
  },
);
