import { ruling } from '../language';

export default ruling(
  'hand-after-priority-returns',
  {
    covers: ['hand-triggers', 'priority'],
    title: { en: 'When priority comes back', ko: '우선권이 돌아오면' },
    statement: {
      en: 'A hidden trigger cannot break into the public ones, but once its condition was met it may be used when its player is asked later in the same Chain.',
      ko: '비공개 장소의 유발 효과는 공개된 유발 효과 사이에 끼어들 수 없지만, 조건을 채웠다면 같은 체인에서 우선권이 돌아왔을 때 발동할 수 있다.',
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
