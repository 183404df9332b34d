import { card, ruling } from '../language';

export default ruling(
  'act-mizuchi-normal-spell',
  {
    covers: ['activation', 'effect-negation'],
    title: { en: 'Abyss-scale of the Mizuchi and a Normal Spell', ko: '어비스케일－미즈치와 일반 마법' },
    statement: {
      en: 'Abyss-scale of the Mizuchi negates the effect of a Spell as it comes to resolve, without a Chain Link. Only what the Spell would do falls away: the Spell is not destroyed and goes to the GY as any used Normal Spell. Then the Mizuchi itself is sent to the GY.',
      ko: '어비스케일－미즈치는 체인 블록을 만들지 않고, 마법의 효과가 처리되려 할 때에 그 효과를 무효로 한다. 없어지는 것은 그 마법의 처리뿐이다. 마법 카드는 파괴되지 않고, 사용한 일반 마법으로서 묘지로 보내진다. 그 후 미즈치 자신이 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Raigeki');
    given(opponent).controls(
      'Mermail Abysspike',
      card('Abyss-scale of the Mizuchi', { equippedTo: 'Mermail Abysspike' }),
    );
    then.atkIs('Mermail Abysspike', 2400);
    turnPlayer.activates('Raigeki');
    then.chainsWere(['turnPlayer: Raigeki']);
    then.linkWas('Raigeki', 'effectNegated');
    then.controls(opponent, 'Mermail Abysspike');
    then.isIn('Abyss-scale of the Mizuchi', 'gy', opponent);
    then.isIn('Raigeki', 'gy', turnPlayer);
    then.didNotHappen('moved', { card: 'Raigeki', where: { reasons: 'destroyed' } });
    then.happenedInOrder(
      { event: 'effectNegated', card: 'Raigeki' },
      { event: 'moved', card: 'Abyss-scale of the Mizuchi', where: { to: 'gy' } },
      { event: 'linkResolved', card: 'Raigeki' },
      { event: 'moved', card: 'Raigeki', where: { to: 'gy' } },
    );
  },
);
