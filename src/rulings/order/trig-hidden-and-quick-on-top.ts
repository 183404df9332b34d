import { ruling } from '../language';

export default ruling(
  'trig-hidden-and-quick-on-top',
  {
    covers: ['trigger-order', 'hand-triggers', 'priority', 'spell-speed'],
    title: { en: 'Hidden triggers go on top of public ones', ko: '비공개 유발 효과는 공개된 유발 효과 위에' },
    statement: {
      en: 'Triggers in public places, such as Dandylion’s in the GY, go on the Chain first. A trigger in the hand, a hidden place, comes above them as priority passes, like a Quick Effect: Astrograph Sorcerer waits until the opponent has passed, but its Spell Speed 1 is no obstacle.',
      ko: '묘지의 댄디라이언 같은 공개된 장소의 유발 효과를 먼저 쌓는다. 비공개 장소인 패의 유발 효과는 유발 즉시 효과처럼 우선권을 기다려 그 위에 체인하므로, 아스트로그래프 매지션은 스펠 스피드 1이라도 상대가 패스한 뒤 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasInHand('D.D. Crow');
    given(turnPlayer).controls('Dandylion').hasInHand('Dark Hole', 'Astrograph Sorcerer').hasInDeck('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    then.isAsked(opponent, 'chain');
    then.chainIs('turnPlayer: Dandylion');
    then.wasNeverOffered('Astrograph Sorcerer', 'activate', { effect: 1 });
    opponent.passes();
    then.can(turnPlayer).activate('Astrograph Sorcerer', { effect: 1 });
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    bothPass();
    then.spellSpeedWas('Dandylion', 1);
    then.spellSpeedWas('Astrograph Sorcerer', 1);
    then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Dandylion', 'turnPlayer: Astrograph Sorcerer']);
    then.controls(turnPlayer, 'Astrograph Sorcerer', 'Fluff Token');
  },
);
