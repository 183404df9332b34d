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
      en: 'What answers the activation of any effect also answers one in the GY. What was banished for its cost stays banished.',
      ko: '효과의 발동에 체인하는 카드는 묘지에서 발동한 효과에도 체인할 수 있다. 코스트로 제외한 카드는 돌아오지 않는다.',
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
