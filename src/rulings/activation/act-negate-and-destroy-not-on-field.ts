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
      en: 'Only the destruction that comes with the negation of an activation is no destruction on the field. So when Magic Jammer negates and destroys Geartown, Blue-Eyes Jet Dragon, which asks for a card on the field, cannot activate.',
      ko: '발동을 무효로 하고 하는 파괴는 필드에서의 파괴로 취급하지 않는다. 매직 재머가 기어 타운의 발동을 무효로 하고 파괴해도, 필드의 카드가 파괴되어야 하는 푸른 눈의 제트 드래곤은 효과를 발동할 수 없다.',
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
