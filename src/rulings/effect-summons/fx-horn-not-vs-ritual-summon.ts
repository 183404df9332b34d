import { ruling } from '../language';

export default ruling(
  'fx-horn-not-vs-ritual-summon',
  {
    covers: ['ritual-summon', 'summon-negation'],
    title: { en: 'Not against a Ritual Summon', ko: '의식 소환에도 쓸 수 없다' },
    statement: {
      en: 'Black Luster Ritual makes its Ritual Summon while it resolves, and nobody acts within a resolution. So there is no moment at which the Summon is only attempted, and Horn of Heaven has nothing to negate.',
      ko: '카오스의 의식에 의한 의식 소환은 효과 처리 중에 하며, 효과를 처리하는 동안에는 아무도 행동할 수 없다. 소환을 무효로 할 틈이 없으므로 승천의 뿔피리는 쓸 수 없다.',
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
