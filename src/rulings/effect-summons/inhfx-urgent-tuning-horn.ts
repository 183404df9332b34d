import { ruling } from '../language';

export default ruling(
  'inhfx-urgent-tuning-horn',
  {
    covers: ['procedure-by-effect', 'synchro-summon', 'summon-negation'],
    title: { en: 'Horn of Heaven after Urgent Tuning', ko: '긴급동조와 승천의 뿔피리' },
    statement: {
      en: 'The Synchro Summon that Urgent Tuning allows is no part of its effect: it is made after the Trap has resolved. So Horn of Heaven can negate it, on a new Chain.',
      ko: '긴급동조로 하는 싱크로 소환은 효과의 처리가 아니라 함정의 처리가 끝난 뒤에 하는 소환이다. 그래서 승천의 뿔피리를 새로운 체인으로 발동하여 무효로 할 수 있다.',
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
