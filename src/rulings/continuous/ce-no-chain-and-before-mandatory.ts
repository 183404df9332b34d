import { ruling } from '../language';

export default ruling(
  'ce-no-chain-and-before-mandatory',
  {
    covers: ['continuous-effects', 'chain', 'prohibition'],
    title: { en: 'Continuous effects need no Chain Link', ko: '지속 효과는 체인을 만들지 않고 적용된다' },
    statement: {
      en: 'A continuous effect is never activated: it applies at once, ahead even of mandatory effects, and nothing can be chained to it. Once Jinzo is there, no Trap can answer its Summon or its attack.',
      ko: '지속 효과는 발동하는 것이 아니라 곧바로, 강제 효과보다도 먼저 적용되며, 거기에 체인할 수는 없다. 인조인간 －사이코 쇼커－가 소환되면 그 소환에도 공격에도 함정으로 대응할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Jinzo');
    // Mystical Space Typhoon only gives the opponent a window in which the Traps are refused.
    given(opponent).hasSet('Mirror Force', 'Torrential Tribute', 'Mystical Space Typhoon');
    turnPlayer.tributeSummons('Jinzo', 'Celtic Guardian');
    then.wasSummonedBy('Jinzo', turnPlayer, 'normal');
    then.isAsked(opponent, 'fastEffect');
    then.can(opponent).activate('Mystical Space Typhoon');
    then.cannot(opponent).activate('Torrential Tribute', { because: 'locked' });
    opponent.passes();
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Jinzo', 'directly');
    then.isAsked(opponent, 'fastEffect');
    then.can(opponent).activate('Mystical Space Typhoon');
    then.cannot(opponent).activate('Mirror Force', { because: 'locked' });
    opponent.passes();
    bothPass();
    then.lpIs(opponent, 5600);
    then.noChain();
    then.didNotHappen('activated');
    then.wasNeverOffered('Mirror Force', 'activate');
    then.wasNeverOffered('Torrential Tribute', 'activate');
    then.isFaceDown('Mirror Force');
  },
);
