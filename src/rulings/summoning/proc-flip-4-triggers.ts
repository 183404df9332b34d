import { ruling } from '../language';

export default ruling(
  'proc-flip-4-triggers',
  {
    covers: ['flip-summon', 'trigger-order'],
    title: { en: 'Flip Summon, step 4: triggers and answers', ko: '반전 소환 4단계: 유발 효과와 대응' },
    statement: {
      en: 'After a successful Flip Summon its triggers go on a Chain first, here Armageddon Knight’s. Then fast effects (Spell Speed 2 or higher) such as Torrential Tribute may be chained to answer the Summon.',
      ko: '반전 소환에 성공한 뒤에는 종말의 기사의 효과와 같은 유발 효과를 먼저 체인에 쌓는다. 그다음 격류장 같은 패스트 이펙트(스펠 스피드 2 이상의 효과)를 체인하여 소환에 대응할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Armageddon Knight').hasInDeck('Sangan', 'Peten the Dark Clown');
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.flipSummons('Armageddon Knight');
    then.isAsked(turnPlayer, 'trigger');
    turnPlayer.usesTrigger('Armageddon Knight');
    then.can(opponent).activate('Torrential Tribute');
    opponent.activates('Torrential Tribute');
    then.chainIs('turnPlayer: Armageddon Knight', 'opponent: Torrential Tribute');
  },
);
