import { ruling } from '../language';

export default ruling(
  'fx-horn-not-vs-fusion-summon',
  {
    covers: ['fusion-summon', 'summon-negation'],
    title: { en: 'Not against a Fusion Summon', ko: '융합 소환에는 쓸 수 없다' },
    statement: {
      en: 'Polymerization makes its Fusion Summon while it resolves, and nobody acts within a resolution. So there is no moment at which the Summon is only attempted, and Horn of Heaven has nothing to negate.',
      ko: '융합에 의한 융합 소환은 효과 처리 중에 하며, 효과를 처리하는 동안에는 아무도 행동할 수 없다. 소환을 무효로 할 틈이 없으므로 승천의 뿔피리는 쓸 수 없다.',
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
