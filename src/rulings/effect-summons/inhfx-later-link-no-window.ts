import { ruling } from '../language';

export default ruling(
  'inhfx-later-link-no-window',
  {
    covers: ['summon-negation', 'synchro-summon', 'chain'],
    title: { en: 'Granted by a later link', ko: '체인 2 이후의 효과로 하는 소환' },
    statement: {
      en: 'The Synchro Summon that Urgent Tuning allows is made right after its link. As Chain Link 1 nothing is left to resolve, so Horn of Heaven can negate the Summon; as Chain Link 2 it comes between two links, where nobody can act.',
      ko: '긴급동조로 하는 싱크로 소환은 그 효과의 처리 직후에 한다. 체인 1이면 더 처리할 것이 없어 승천의 뿔피리로 무효로 할 수 있지만, 체인 2이면 아무도 행동할 수 없는 체인 처리 도중이므로 무효로 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .hasSet('Urgent Tuning', 'Jar of Greed')
      .controls('Formula Synchron', 'Cyber Dragon')
      .hasInExtraDeck('Black Rose Dragon')
      .hasInDeck('Kuriboh');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.movesTo('battle');
    inCase({ en: 'Chain Link 1', ko: '체인 1' }, () => {
      turnPlayer.activates('Urgent Tuning');
      bothPass();
      then.isAsked(opponent, 'summonNegation');
      then.can(opponent).activate('Horn of Heaven');
    });
    inCase({ en: 'Chain Link 2', ko: '체인 2', contrast: 1 }, () => {
      turnPlayer.activates('Jar of Greed');
      turnPlayer.activates('Urgent Tuning');
      bothPass();
      then.neverAsked('summonNegation');
      then.wasNeverOffered('Horn of Heaven', 'activate');
      then.wasSummonedBy('Black Rose Dragon', turnPlayer, 'special');
    });
  },
);
