import { ruling } from '../language';

export default ruling(
  'hand-after-priority-returns',
  {
    covers: ['hand-triggers', 'priority'],
    title: { en: 'When priority comes back', ko: '우선권이 돌아오면' },
    statement: {
      en: 'A trigger in the hand, a hidden place, does not come between triggers of public places. But its condition was met, so it can be used later in the same Chain: above Dandylion the opponent is asked first, and after a pass Astrograph Sorcerer can be chained.',
      ko: '비공개 장소인 패의 유발 효과는 공개된 유발 효과 사이에 끼어들 수 없다. 그래도 조건을 채웠다면 같은 체인에서 발동할 수 있으므로, 댄디라이언 위에서 상대가 패스하면 아스트로그래프 매지션을 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasInHand('D.D. Crow');
    given(turnPlayer).controls('Dandylion').hasInHand('Dark Hole', 'Astrograph Sorcerer').hasInDeck('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    then.isAsked(opponent, 'chain');
    then.chainIs('turnPlayer: Dandylion');
    then.wasNeverOffered('Astrograph Sorcerer', 'activate', { effect: 1 });
    then.cannot(turnPlayer).activate('Astrograph Sorcerer', { because: 'not-your-priority', effect: 1 });
    opponent.passes();
    then.isAsked(turnPlayer, 'chain');
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    bothPass();
    then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Dandylion', 'turnPlayer: Astrograph Sorcerer']);
  },
);
