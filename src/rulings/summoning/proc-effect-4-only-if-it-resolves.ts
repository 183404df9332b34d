import { ruling } from '../language';

export default ruling(
  'proc-effect-4-only-if-it-resolves',
  {
    covers: ['special-summon-effect', 'activation-negation'],
    title: { en: 'Summoned only if the effect resolves', ko: '효과가 처리되어야 소환된다' },
    statement: {
      en: 'A Special Summon by an effect is something the effect does when it resolves. Solemn Judgment negates the activation of Monster Reborn, which then does not resolve, so nothing is Summoned.',
      ko: '효과에 의한 특수 소환은 효과를 처리하면서 한다. 신의 심판으로 발동이 무효가 된 죽은 자의 소생은 처리되지 않으므로 아무것도 소환되지 않는다.',
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
