import { ruling } from '../language';

export default ruling(
  'act-effect-example-phoenix-blade',
  {
    covers: ['activation', 'counter-traps'],
    title: {
      en: 'An effect in the GY: Divine Sword - Phoenix Blade',
      ko: '묘지에서의 효과 발동: 신검－피닉스 블레이드',
    },
    statement: {
      en: 'Divine Sword - Phoenix Blade returns from the GY by an effect that is activated there. No card is activated, so Magic Jammer cannot answer it.',
      ko: '신검－피닉스 블레이드가 묘지에서 패로 돌아오는 효과는 묘지에서 발동하는 효과다. 카드의 발동이 아니므로 매직 재머를 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInGY('Divine Sword - Phoenix Blade', 'Elemental HERO Avian', 'Elemental HERO Burstinatrix');
    given(opponent).hasSet('Magic Jammer').hasInHand('Kuriboh');
    turnPlayer.activates('Divine Sword - Phoenix Blade', {
      cost: ['Elemental HERO Avian', 'Elemental HERO Burstinatrix'],
    });
    then.cannot(opponent).activate('Magic Jammer', { because: 'other-activation' });
    bothPass();
    then.isIn('Divine Sword - Phoenix Blade', 'hand', turnPlayer);
    then.countIs(turnPlayer, 'banished', 2);
  },
);
