import { ruling } from '../language';

export default ruling(
  'act-negate-and-destroy-not-on-field',
  {
    covers: ['activation-negation', 'last-place'],
    title: {
      en: 'Destroyed by the negation: not on the field',
      ko: '발동을 무효로 하고 파괴한 것은 필드에서의 파괴가 아니다',
    },
    statement: {
      en: 'A card destroyed by the negation of its activation is not destroyed on the field. So when Magic Jammer negates Geartown, Blue-Eyes Jet Dragon, which asks for a card on the field, cannot activate; Geartown’s own effect, which asks only that it is destroyed, could.',
      ko: '발동을 무효로 하고 하는 파괴는 필드에서의 파괴가 아니다. 그래서 매직 재머가 기어 타운을 파괴해도 필드의 카드가 파괴되어야 하는 푸른 눈의 제트 드래곤은 발동할 수 없다. 파괴되기만 하면 되는 기어 타운 자신의 효과는 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Geartown').hasInDeck('Ancient Gear Wyvern');
    given(opponent)
      .hasSet('Magic Jammer')
      .hasInHand('Blue-Eyes Jet Dragon', 'Gemini Elf')
      .hasInGY('Blue-Eyes White Dragon');
    turnPlayer.activates('Geartown');
    opponent.activates('Magic Jammer', { cost: ['Gemini Elf'] });
    bothPass();
    then.happened('moved', { card: 'Geartown', where: { to: 'gy', reasons: 'destroyed' } });
    then.isAsked(turnPlayer, 'trigger');
    turnPlayer.declines('Geartown');
    then.wasNeverOffered('Blue-Eyes Jet Dragon', 'activate');
    then.isIn('Blue-Eyes Jet Dragon', 'hand', opponent);
  },
);
