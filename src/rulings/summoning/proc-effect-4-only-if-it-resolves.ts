import { ruling } from '../language';

export default ruling(
  'proc-effect-4-only-if-it-resolves',
  {
    covers: ['special-summon-effect', 'activation-negation'],
    title: { en: 'Summoned only if the effect resolves', ko: '효과가 처리되어야 소환된다' },
    statement: {
      en: 'The Special Summon is a part of resolving the effect. If the activation is negated, there is no Summon at all.',
      ko: '특수 소환은 효과 처리의 일부다. 발동이 무효가 되면 소환은 아예 이루어지지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Celtic Guardian');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    opponent.activates('Solemn Judgment');
    bothPass();
    then.chainIs('turnPlayer: Monster Reborn', 'opponent: Solemn Judgment');
    then.linkWas('Monster Reborn', 'activationNegated');
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.wasNotSummoned('Celtic Guardian');
    then.lpIs(opponent, 4000);
  },
);
