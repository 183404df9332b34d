import { ruling } from '../language';

export default ruling(
  'ce-jinzo-order-amplifier',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Jinzo, Imperial Order and Amplifier', ko: '인조인간 －사이코 쇼커－, 왕궁의 칙명, 전뇌증폭기' },
    statement: {
      en: 'Once a circle: Imperial Order negated Amplifier, so Jinzo negated Imperial Order, so Amplifier was valid again. It has ended, because neither the activation nor the effects of Amplifier can be negated now. Jinzo then stops only the opponent’s Traps, and Imperial Order of its own controller works.',
      ko: '예전에는 왕궁의 칙명이 전뇌증폭기를 무효로 하면 사이코 쇼커가 칙명을 무효로 하고, 그러면 전뇌증폭기가 다시 유효해지는 순환이었으나, 전뇌증폭기의 발동과 효과가 무효화되지 않게 되어 해소되었다. 사이코 쇼커는 상대의 함정만 무효로 하므로 자신의 왕궁의 칙명은 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'With Amplifier', ko: '전뇌증폭기를 장착' }, () => {
      given(turnPlayer).controls('Jinzo').hasInHand('Amplifier', 'Dark Hole').hasSet('Imperial Order');
      given(opponent).hasSet('Jar of Greed', 'Mystical Space Typhoon').hasInDeck('Kuriboh');
      turnPlayer.activates('Amplifier', { targets: ['Jinzo'] });
      bothPass();
      then.linkWas('Amplifier', 'resolved');
      turnPlayer.activates('Imperial Order');
      bothPass();
      then.linkWas('Imperial Order', 'resolved');
      turnPlayer.activates('Dark Hole');
      then.isAsked(opponent, 'chain');
      then.cannot(opponent).activate('Jar of Greed', { because: 'locked' });
      bothPass();
      then.linkWas('Dark Hole', 'effectNegated');
      then.controls(turnPlayer, 'Jinzo', 'Amplifier', 'Imperial Order');
      then.wasNeverOffered('Jar of Greed', 'activate');
    });
    inCase({ en: 'Without it', ko: '장착하지 않으면' }, () => {
      given(turnPlayer).controls('Imperial Order', 'Jinzo').hasInHand('Dark Hole');
      turnPlayer.activates('Dark Hole');
      then.linkWas('Dark Hole', 'resolved');
      then.isIn('Jinzo', 'gy', turnPlayer);
    });
    inCase({ en: 'Its activation cannot be negated', ko: '발동은 무효로 할 수 없다' }, () => {
      given(turnPlayer).controls('Jinzo').hasInHand('Amplifier');
      given(opponent).controls('Imperial Order', 'Light and Darkness Dragon');
      turnPlayer.activates('Amplifier', { targets: ['Jinzo'] });
      bothPass();
      then.linkWas('Amplifier', 'resolved');
      then.linkWas('Light and Darkness Dragon', 'withoutEffect');
      then.controls(turnPlayer, 'Amplifier');
    });
  },
);
