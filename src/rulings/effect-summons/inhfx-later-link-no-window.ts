import { ruling } from '../language';

export default ruling(
  'inhfx-later-link-no-window',
  {
    covers: ['summon-negation', 'synchro-summon', 'chain'],
    title: { en: 'Granted by a later link', ko: '체인 2 이후의 효과로 하는 소환' },
    statement: {
      en: 'A Summon by the rules that an effect grants is made right after its link. After the last link to resolve it can be negated like any other; with a link still to resolve there is no window to do so.',
      ko: '효과로 하게 되는 룰에 의한 소환은 그 체인 블록의 처리 직후에 한다. 더 처리할 체인 블록이 없으면 보통의 소환처럼 무효로 할 수 있지만, 남아 있으면 무효로 할 기회가 없다.',
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
