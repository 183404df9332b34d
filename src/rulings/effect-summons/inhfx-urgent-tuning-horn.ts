import { ruling } from '../language';

export default ruling(
  'inhfx-urgent-tuning-horn',
  {
    covers: ['procedure-by-effect', 'synchro-summon', 'summon-negation'],
    title: { en: 'Horn of Heaven after Urgent Tuning', ko: '긴급동조와 승천의 뿔피리' },
    statement: {
      en: 'The Synchro Summon that Urgent Tuning allows can be negated once the Trap has resolved.',
      ko: '긴급동조로 하는 싱크로 소환은 함정 카드의 처리가 끝난 뒤에 무효로 할 수 있다.',
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

    then.can(opponent).activate('Horn of Heaven');
    opponent.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainsWere(['turnPlayer: Urgent Tuning'], ['opponent: Horn of Heaven']);
    then.summonWasNegated('Black Rose Dragon');
    then.isIn('Black Rose Dragon', 'gy', turnPlayer);
  },
);
