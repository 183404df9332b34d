import { ruling } from '../language';

export default ruling(
  'temp-keeps-summoning-card-name',
  {
    covers: ['banish', 'special-summon-effect'],
    title: { en: 'Which card Summoned it is kept', ko: '특수 소환한 카드의 이름은 남는다' },
    statement: {
      en: 'An LV monster has some effects only if its lower LV Special Summoned it. A banish for a time, unlike a turn face-down, does not make the game forget which card Summoned it, so it returns with those effects.',
      ko: 'LV 몬스터의 어떤 효과는 낮은 LV의 효과로 특수 소환되었을 때에만 있다. 일시적으로 제외되어도 뒷면 표시가 될 때와 달리 특수 소환한 카드의 이름은 남으므로, 돌아온 뒤에도 그 효과가 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Interdimensional Matter Forwarder');
    inCase({ en: 'Ultimate Insect LV5', ko: '얼티미트 인섹트 LV5' }, () => {
      given(turnPlayer).hasInDeck('Kuriboh', 'Battle Ox', 'Ultimate Insect LV5', 'Allure Queen LV5', 'Dark Lucius LV6');
      given(opponent).hasInDeck('Kuriboh', 'Battle Ox', 'Watapon', 'Marshmallon');

      given.startsIn('standby');
      given(turnPlayer).controls('Ultimate Insect LV3');
      given(opponent).controls('Gemini Elf', 'Mystical Elf');
      turnPlayer.activates('Ultimate Insect LV3');
      bothPass();
      then.controls(turnPlayer, 'Ultimate Insect LV5');
      then.atkIs('Gemini Elf', 1400);
      then.atkIs('Mystical Elf', 300);
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Ultimate Insect LV5'] });
      bothPass();
      then.atkIs('Gemini Elf', 1400);
      then.atkIs('Mystical Elf', 300);
    });
    inCase({ en: 'Allure Queen LV5', ko: '얼루어 퀸 LV5' }, () => {
      given(turnPlayer).hasInDeck('Kuriboh', 'Battle Ox', 'Ultimate Insect LV5', 'Allure Queen LV5', 'Dark Lucius LV6');
      given(opponent).hasInDeck('Kuriboh', 'Battle Ox', 'Watapon', 'Marshmallon');

      given(turnPlayer).controls('Allure Queen LV3');
      given(opponent).controls('Mystical Elf', 'Kuriboh');
      turnPlayer.activates('Allure Queen LV3', { effect: 1, targets: ['Kuriboh'] });
      bothPass();
      turnPlayer.movesTo('end');
      opponent.movesTo('end');
      turnPlayer.activates('Allure Queen LV3', { effect: 3 });
      bothPass();
      then.controls(turnPlayer, 'Allure Queen LV5');
      then.phaseIs('main1');
      then.can(turnPlayer).activate('Allure Queen LV5', { effect: 1 });
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Allure Queen LV5'] });
      bothPass();
      then.can(turnPlayer).activate('Allure Queen LV5', { effect: 1 });
    });
    inCase({ en: 'Dark Lucius LV6', ko: '다크 루시어스 LV6' }, () => {
      given(turnPlayer).hasInDeck('Kuriboh', 'Battle Ox', 'Ultimate Insect LV5', 'Allure Queen LV5', 'Dark Lucius LV6');
      given(opponent).hasInDeck('Kuriboh', 'Battle Ox', 'Watapon', 'Marshmallon');

      given(turnPlayer).controls('Dark Lucius LV4');
      given(opponent).controls('Kuriboh', 'Sangan');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Dark Lucius LV4', 'Kuriboh');
      turnPlayer.movesTo('end');
      opponent.movesTo('end');
      turnPlayer.activates('Dark Lucius LV4');
      bothPass();
      then.controls(turnPlayer, 'Dark Lucius LV6');
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Dark Lucius LV6'] });
      bothPass();
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Dark Lucius LV6', 'Sangan');
      bothPass();
      then.isIn('Sangan', 'gy', opponent);
      then.linkWas('Sangan', 'effectNegated');
    });
  },
);
