import { ruling } from '../language';

export default ruling(
  'ash-negated-quick-play-to-gy',
  {
    covers: ['effect-negation', 'hand-triggers', 'last-place'],
    title: { en: 'A Quick-Play Spell goes to the GY', ko: '속공 마법 카드는 묘지로 보내진다' },
    statement: {
      en: 'A Quick-Play Spell whose effect was negated goes to the GY after the Chain, as if it had resolved.',
      ko: '효과가 무효가 된 속공 마법 카드는 체인 처리가 끝난 뒤 평소처럼 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Rescue-ACE Hydrant')
      .hasInHand('ALERT!')
      .hasInGY('Rescue-ACE Turbulence')
      .hasInDeck('Rescue-ACE Turbulence#deck');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('ALERT!');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('ALERT!', 'effectNegated');
    then.isIn('ALERT!', 'gy', turnPlayer);
    then.countIs(turnPlayer, 'hand', 0);
    then.didNotHappen('moved', { card: 'ALERT!', where: { reasons: 'destroyed' } });
  },
);
