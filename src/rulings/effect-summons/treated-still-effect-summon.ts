import { ruling } from '../language';

export default ruling(
  'treated-still-effect-summon',
  {
    covers: ['special-summon-effect', 'fusion-summon', 'summon-negation'],
    title: {
      en: 'Treated as a Fusion Summon, yet no Summon to negate',
      ko: '융합 소환으로 취급해도 무효로 할 수 없다',
    },
    statement: {
      en: 'A Special Summon by an effect that is treated as a Fusion Summon counts as one for effects of the monster, but it is still made by an effect: Horn of Heaven cannot negate it.',
      ko: '융합 소환으로 취급하는 효과에 의한 특수 소환은 그 몬스터의 효과에서는 융합 소환으로 취급하지만, 어디까지나 효과에 의한 특수 소환이므로 승천의 뿔피리로 무효로 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Instant Fusion')
      .hasInExtraDeck('Predaplant Ambulomelides')
      .hasInDeck('Predaplant Ophrys Scorpio')
      .hasLP(8000);
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.activates('Instant Fusion');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    bothPass();
    then.linkWas('Instant Fusion', 'resolved');
    then.happened('summoned', { card: 'Predaplant Ambulomelides', where: { way: 'fusion' } });
    then.neverAsked('summonNegation');
    then.can(turnPlayer).activate('Predaplant Ambulomelides');
    turnPlayer.activates('Predaplant Ambulomelides');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    bothPass();
    then.isIn('Predaplant Ophrys Scorpio', 'hand', turnPlayer);
    then.controls(turnPlayer, 'Predaplant Ambulomelides');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    then.neverAsked('summonNegation');
  },
);
