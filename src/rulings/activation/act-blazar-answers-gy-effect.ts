import { ruling } from '../language';

export default ruling(
  'act-blazar-answers-gy-effect',
  {
    covers: ['activation-negation', 'costs'],
    title: {
      en: 'An effect of the GY is answered, too: Cosmic Blazar Dragon',
      ko: '묘지에서 발동한 효과에도 체인할 수 있다: 코즈믹 블레이저 드래곤',
    },
    statement: {
      en: 'Cosmic Blazar Dragon answers the activation of any effect, wherever it is used, so also that of Divine Sword - Phoenix Blade in the GY. Negated, the sword does not return to the hand, and what was banished as its cost stays banished.',
      ko: '코즈믹 블레이저 드래곤은 장소를 묻지 않고 효과의 발동에 체인하므로, 묘지에서 발동한 신검－피닉스 블레이드의 효과도 무효로 할 수 있다. 검은 패로 돌아오지 않으며, 코스트로 제외한 카드도 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInGY('Divine Sword - Phoenix Blade', 'Elemental HERO Avian', 'Elemental HERO Burstinatrix');
    given(opponent).controls('Cosmic Blazar Dragon');
    turnPlayer.activates('Divine Sword - Phoenix Blade');
    then.can(opponent).activate('Cosmic Blazar Dragon');
    opponent.activates('Cosmic Blazar Dragon', { option: 1 });
    bothPass();
    then.linkWas('Divine Sword - Phoenix Blade', 'activationNegated');
    then.isNotIn('Divine Sword - Phoenix Blade', 'hand');
    then.isIn('Elemental HERO Avian', 'banished', turnPlayer);
    then.isIn('Elemental HERO Burstinatrix', 'banished', turnPlayer);
    then.isIn('Cosmic Blazar Dragon', 'banished', opponent);
  },
);
