import { ruling } from '../language';

export default ruling(
  'reset-fd-summoning-card-name',
  {
    covers: ['face-down', 'special-summon-effect'],
    title: {
      en: 'Turned face-down, it forgets which card Summoned it',
      ko: '뒷면 표시가 되면 특수 소환한 카드를 잊는다',
    },
    statement: {
      en: 'An LV monster has some effects only if its lower LV Special Summoned it. Turning it face-down makes the game forget which card Summoned it, so face-up again it no longer has those effects.',
      ko: 'LV 몬스터의 어떤 효과는 낮은 LV의 효과로 특수 소환되었을 때에만 있다. 뒷면 표시가 되면 무엇의 효과로 특수 소환되었는지를 잊으므로, 다시 앞면 표시가 되어도 그 효과는 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Book of Taiyou');
    inCase({ en: 'Ultimate Insect LV5', ko: '얼티미트 인섹트 LV5' }, () => {
      given(turnPlayer).hasInHand('Book of Moon');
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
      turnPlayer.activates('Book of Moon', { targets: ['Ultimate Insect LV5'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Ultimate Insect LV5'] });
      bothPass();
      then.positionIs('Ultimate Insect LV5', 'attack');
      then.atkIs('Gemini Elf', 1900);
      then.atkIs('Mystical Elf', 800);
    });
    inCase({ en: 'Allure Queen LV5', ko: '얼루어 퀸 LV5' }, () => {
      given(turnPlayer).hasInDeck(
        'Book of Moon',
        'Kuriboh',
        'Battle Ox',
        'Ultimate Insect LV5',
        'Allure Queen LV5',
        'Dark Lucius LV6',
      );
      given(opponent).hasInDeck('Kuriboh', 'Battle Ox', 'Watapon', 'Marshmallon');

      given(turnPlayer).controls('Allure Queen LV3');
      given(opponent).controls('Mystical Elf', 'Kuriboh');
      turnPlayer.activates('Allure Queen LV3', { effect: 1, targets: ['Kuriboh'] });
      bothPass();
      turnPlayer.movesTo('end');
      opponent.movesTo('end');
      turnPlayer.passes();
      turnPlayer.passes();
      turnPlayer.activates('Allure Queen LV3', { effect: 3 });
      bothPass();
      then.controls(turnPlayer, 'Allure Queen LV5');

      turnPlayer.activates('Book of Moon', { targets: ['Allure Queen LV5'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Allure Queen LV5'] });
      bothPass();
      then.positionIs('Allure Queen LV5', 'attack');
      then.cannot(turnPlayer).activate('Allure Queen LV5', { effect: 1, because: 'condition-not-met' });
    });
    inCase({ en: 'Dark Lucius LV6', ko: '다크 루시어스 LV6' }, () => {
      given(turnPlayer).hasInDeck(
        'Book of Moon',
        'Kuriboh',
        'Battle Ox',
        'Ultimate Insect LV5',
        'Allure Queen LV5',
        'Dark Lucius LV6',
      );
      given(opponent).hasInDeck('Kuriboh', 'Battle Ox', 'Watapon', 'Marshmallon');

      given(turnPlayer).controls('Dark Lucius LV4');
      given(opponent).controls('Kuriboh', 'Sangan');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Dark Lucius LV4', 'Kuriboh');
      turnPlayer.movesTo('end');
      opponent.movesTo('end');
      turnPlayer.passes();
      turnPlayer.passes();
      turnPlayer.activates('Dark Lucius LV4');
      bothPass();
      then.controls(turnPlayer, 'Dark Lucius LV6');
      turnPlayer.activates('Book of Moon', { targets: ['Dark Lucius LV6'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Dark Lucius LV6'] });
      bothPass();
      then.positionIs('Dark Lucius LV6', 'attack');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Dark Lucius LV6', 'Sangan');
      bothPass();
      then.isIn('Sangan', 'gy', opponent);
      opponent.picks('Watapon');
      then.linkWas('Sangan', 'resolved');
    });
  },
);
