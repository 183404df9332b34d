import { card, ruling } from '../language';

export default ruling(
  'calc-piercing',
  {
    covers: ['damage-calculation', 'battle-damage', 'piercing'],
    title: { en: 'Piercing', ko: '관통' },
    statement: {
      en: 'A piercing attacker also inflicts the part of its ATK that exceeds the DEF of the Defense Position monster. Where DEF is equal or higher nothing exceeds it, and the attack ends as usual.',
      ko: '관통 효과가 있으면 수비 표시 몬스터의 수비력을 넘은 만큼 상대에게 전투 데미지를 준다. 수비력이 같거나 높으면 넘은 수치가 없으므로 평소대로 처리한다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Spear Dragon').hasInHand('Battle Ox');
    inCase({ en: 'lower DEF', ko: '수비력이 더 낮을 때', contrast: 'calc-defense-lower' }, () => {
      given(opponent).controls(card('Celtic Guardian', { position: 'defense' }));
      turnPlayer.attacks('Spear Dragon', 'Celtic Guardian');
      then.isIn('Celtic Guardian', 'gy', opponent);
      then.happened('damage', { seat: 'opponent', where: { amount: 700, how: 'battle' } });
      then.lpIs(opponent, 7300);
      then.lpIs(turnPlayer, 8000);
    });
    inCase({ en: 'higher DEF', ko: '수비력이 더 높을 때', contrast: 1 }, () => {
      given(opponent).controls(card('Mystical Elf', { position: 'defense' }));
      turnPlayer.attacks('Spear Dragon', 'Mystical Elf');
      then.controls(opponent, 'Mystical Elf');
      then.controls(turnPlayer, 'Spear Dragon');
      then.happened('damage', { seat: 'turnPlayer', where: { amount: 100, how: 'battle' } });
      then.lpIs(turnPlayer, 7900);
      then.lpIs(opponent, 8000);
    });
  },
);
