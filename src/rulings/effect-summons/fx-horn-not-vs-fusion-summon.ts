import { ruling } from '../language';

export default ruling(
  'fx-horn-not-vs-fusion-summon',
  {
    covers: ['fusion-summon', 'summon-negation'],
    title: { en: 'Not against a Fusion Summon', ko: '융합 소환에는 쓸 수 없다' },
    statement: {
      en: 'A Fusion Summon by Polymerization happens within its effect, so Horn of Heaven cannot be used against it.',
      ko: '융합에 의한 융합 소환은 효과 처리 중에 하므로, 승천의 뿔피리를 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Polymerization', 'Gem-Knight Garnet', 'Mystical Elf')
      .hasInExtraDeck('Gem-Knight Seraphinite');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.activates('Polymerization');
    bothPass();
    then.wasSummonedBy('Gem-Knight Seraphinite', turnPlayer, 'special');
    then.wasNeverOffered('Horn of Heaven', 'activate');
    then.neverAsked('summonNegation');
  },
);
