import { ruling } from '../language';

export default ruling(
  'fx-negate-the-effect-instead',
  {
    covers: ['special-summon-effect', 'activation-negation'],
    title: { en: 'Negate the card that Summons', ko: '소환하는 카드 쪽을 무효로 한다' },
    statement: {
      en: 'A monster Summoned by an effect is Summoned while that effect resolves, so there is no moment in which the Summon alone could be negated. It is stopped only by negating the effect or its activation: Solemn Warning can answer Monster Reborn.',
      ko: '효과로 하는 특수 소환은 그 효과를 처리하는 중에 이루어지므로, 소환만을 무효로 할 시기가 없다. 막으려면 그 발동이나 효과를 무효로 해야 하며, 신의 경고는 죽은 자의 소생의 발동에 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Celtic Guardian');

    given(opponent).hasSet('Solemn Warning').hasLP(8000);
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    then.can(opponent).activate('Solemn Warning');
    opponent.activates('Solemn Warning');
    then.lpIs(opponent, 6000);
    bothPass();
    then.chainsWere(['turnPlayer: Monster Reborn', 'opponent: Solemn Warning']);
    then.linkWas('Solemn Warning', 'resolved');
    then.linkWas('Monster Reborn', 'activationNegated');
    then.happened('moved', { card: 'Monster Reborn', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.wasNotSummoned('Celtic Guardian');
  },
);
