import { ruling } from '../language';

export default ruling(
  'fx-horn-not-vs-ritual-summon',
  {
    covers: ['ritual-summon', 'summon-negation'],
    title: { en: 'Not against a Ritual Summon', ko: '의식 소환에도 쓸 수 없다' },
    statement: {
      en: 'A Ritual Summon happens within the effect of the Ritual Spell, so Horn of Heaven cannot be used against it.',
      ko: '의식 소환은 의식 마법의 효과 처리 중에 하므로, 승천의 뿔피리를 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Black Luster Ritual', 'Black Luster Soldier', 'Blue-Eyes White Dragon');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.activates('Black Luster Ritual');
    bothPass();
    then.wasSummonedBy('Black Luster Soldier', turnPlayer, 'special');
    then.wasNeverOffered('Horn of Heaven', 'activate');
    then.neverAsked('summonNegation');
  },
);
