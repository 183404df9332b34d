import { card, ruling } from '../language';

export default ruling(
  'act-mizuchi-gateway-later-effects',
  {
    covers: ['activation', 'effect-negation', 'counters'],
    title: { en: 'Gateway to Chaos once the Mizuchi is gone', ko: '미즈치가 없어진 뒤의 카오스 필드' },
    statement: {
      en: 'Only the one effect was negated, not the card. Once Abyss-scale of the Mizuchi is in the GY, Gateway to Chaos works like any other: it gets a Spell Counter for each monster sent from the field to a GY and may remove three to search, once, as only three were placed.',
      ko: '무효가 된 것은 그 효과 1번뿐이며 카드가 아니다. 미즈치가 묘지로 보내진 뒤에는 카오스 필드도 평소대로, 필드에서 묘지로 보내진 몬스터마다 마력 카운터를 놓고 3개를 제거해 덱에서 패에 넣을 수 있다. 놓인 것이 3개이므로 1번뿐이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Gemini Elf', 'Mystical Elf')
      .hasInHand('Gateway to Chaos', 'Dark Hole')
      .hasInDeck('Kuriboh', 'Gaia The Fierce Knight', 'Black Luster Ritual');
    given(opponent).controls(
      'Mermail Abysspike',
      card('Abyss-scale of the Mizuchi', { equippedTo: 'Mermail Abysspike' }),
    );
    turnPlayer.activates('Gateway to Chaos');
    then.isIn('Abyss-scale of the Mizuchi', 'gy', opponent);
    turnPlayer.activates('Dark Hole');
    then.linkWas('Dark Hole', 'resolved');
    then.happened('counterPlaced', { card: 'Gateway to Chaos', times: 3 });
    then.can(turnPlayer).activate('Gateway to Chaos', { effect: 3 });
    turnPlayer.activates('Gateway to Chaos', { effect: 3 });
    then.isIn('Black Luster Ritual', 'hand', turnPlayer);
    then.cannot(turnPlayer).activate('Gateway to Chaos', { because: 'cost-cannot-be-paid', effect: 3 });
  },
);
