import { ruling } from '../language';

export default ruling(
  'inhfx-right-outside-main-phase',
  {
    covers: ['procedure-by-effect', 'synchro-summon'],
    title: { en: 'A Summon by the rules outside the Main Phase', ko: '메인 페이즈 밖에서 하는 룰에 의한 소환' },
    statement: {
      en: 'Urgent Tuning lets its player perform a Synchro Summon in the Battle Phase. The Summon is made by the rules right after the effect has resolved, not within it, so the opponent is asked whether to negate it.',
      ko: '긴급동조는 배틀 페이즈에도 싱크로 소환을 할 수 있게 한다. 그 소환은 효과 처리 중이 아니라 처리가 끝난 직후 룰에 따라 하므로, 상대는 이를 무효로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Urgent Tuning')
      .controls('Formula Synchron', 'Cyber Dragon')
      .hasInExtraDeck('Black Rose Dragon');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.movesTo('battle');
    turnPlayer.activates('Urgent Tuning');
    bothPass();
    then.linkWas('Urgent Tuning', 'resolved');

    then.phaseIs('battle');
    opponent.passes();
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Urgent Tuning' },
      { event: 'moved', card: 'Formula Synchron' },
      { event: 'summonAttempted', card: 'Black Rose Dragon' },
      { event: 'summoned', card: 'Black Rose Dragon' },
    );
    then.wasSummonedBy('Black Rose Dragon', turnPlayer, 'special');
  },
);
