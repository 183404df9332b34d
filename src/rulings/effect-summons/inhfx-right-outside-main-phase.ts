import { ruling } from '../language';

export default ruling(
  'inhfx-right-outside-main-phase',
  {
    covers: ['procedure-by-effect', 'synchro-summon'],
    title: { en: 'A Summon by the rules outside the Main Phase', ko: '메인 페이즈 밖에서 하는 룰에 의한 소환' },
    statement: {
      en: 'Some effects allow a Summon by the rules outside one’s own Main Phase. It is made after the effect has resolved, not within it: Urgent Tuning in the Battle Phase.',
      ko: '자신 메인 페이즈가 아닌 때에 룰에 의한 소환을 할 수 있게 하는 효과가 있다. 긴급동조처럼, 그 소환은 효과 처리 중이 아니라 처리가 끝난 뒤에 한다.',
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
