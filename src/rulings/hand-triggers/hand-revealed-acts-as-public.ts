import { ruling } from '../language';

export default ruling(
  'hand-revealed-acts-as-public',
  {
    covers: ['hand-triggers', 'revealed-hands', 'priority'],
    title: { en: 'Triggers in a revealed hand', ko: '공개된 패의 유발 효과' },
    statement: {
      en: 'While an effect keeps a hand revealed, a monster’s trigger in it counts as one in a public place: Battle Fader is decided on before anyone uses a fast effect (Spell Speed 2 or higher). In a hidden hand it waits like a fast effect, and the turn player may use Rush Recklessly first.',
      ko: '효과로 패가 공개되어 있으면 패의 몬스터의 유발 효과도 공개된 장소의 것처럼 패스트 이펙트(스펠 스피드 2 이상의 효과)보다 먼저 발동할지 정한다. 공개되어 있지 않은 배틀 페이더는 우선권을 기다려야 하므로 턴 플레이어가 먼저 돌진을 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian').hasSet('Rush Recklessly');
    given(opponent).hasInHand('Battle Fader');
    inCase({ en: 'With both hands revealed', ko: '서로의 패가 공개되어 있을 경우' }, () => {
      given(turnPlayer).controls('Ceremonial Bell');
      turnPlayer.attacks('Celtic Guardian', 'directly');
      then.isAsked(opponent, 'trigger');
      then.can(opponent).activate('Battle Fader');
      then.cannot(turnPlayer).activate('Rush Recklessly', { because: 'triggers-first' });
      opponent.declines();
      then.isAsked(turnPlayer, 'fastEffect');
      then.can(turnPlayer).activate('Rush Recklessly');
    });
    inCase({ en: 'With a hidden hand', ko: '패가 공개되어 있지 않을 경우', contrast: 1 }, () => {
      turnPlayer.attacks('Celtic Guardian', 'directly');
      then.isAsked(turnPlayer, 'fastEffect');
      then.can(turnPlayer).activate('Rush Recklessly');
      turnPlayer.passes();
      then.isAsked(opponent, 'fastEffect');
      then.can(opponent).activate('Battle Fader');
    });
  },
);
