import { ruling } from '../language';

export default ruling(
  'inhfx-formula-synchron-horn',
  {
    covers: ['procedure-by-effect', 'synchro-summon', 'summon-negation', 'quick-effect'],
    title: { en: 'Horn of Heaven after Formula Synchron', ko: '포뮬러 싱크론과 승천의 뿔피리' },
    statement: {
      en: 'The Synchro Summon that the Quick Effect of Formula Synchron lets its player perform is a Summon of its own once that effect has resolved: Horn of Heaven can negate it, on a new Chain.',
      ko: '포뮬러 싱크론의 유발 즉시 효과로 실행하는 싱크로 소환은 효과 처리가 끝난 뒤의 소환이므로, 승천의 뿔피리를 새로운 체인으로 발동하여 무효로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Marshmallon').hasSet('Horn of Heaven');
    given(opponent).controls('Formula Synchron', 'Cyber Dragon').hasInExtraDeck('Black Rose Dragon');
    turnPlayer.movesTo('battle');
    opponent.activates('Formula Synchron');
    bothPass();
    then.linkWas('Formula Synchron', 'resolved');

    then.isAsked(turnPlayer, 'summonNegation');
    then.can(turnPlayer).activate('Horn of Heaven');
    turnPlayer.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainsWere(['opponent: Formula Synchron'], ['turnPlayer: Horn of Heaven']);
    then.summonWasNegated('Black Rose Dragon');
    then.wasNotSummoned('Black Rose Dragon');
    then.isIn('Black Rose Dragon', 'gy', opponent);
    then.isIn('Formula Synchron', 'gy', opponent);
    then.isIn('Cyber Dragon', 'gy', opponent);
  },
);
