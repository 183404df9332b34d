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
      en: 'Instant Fusion treats its Special Summon as a Fusion Summon, so Predaplant Ambulomelides may use its effect for being Fusion Summoned. But the effect Summons it while resolving: nothing is there to negate at any time, and Horn of Heaven cannot be used.',
      ko: '인스턴트 퓨전의 특수 소환은 융합 소환으로 취급하므로 프레데터 플랜츠 암불로메리두스의 융합 소환했을 때의 효과를 쓸 수 있다. 그러나 어디까지나 효과 처리 중의 특수 소환이라 승천의 뿔피리로 무효로 할 틈이 없다.',
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
