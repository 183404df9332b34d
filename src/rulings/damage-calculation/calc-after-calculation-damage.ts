import { card, ruling } from '../language';

export default ruling(
  'calc-after-calculation-damage',
  {
    covers: ['damage-step', 'battle-damage', 'flipping'],
    title: { en: 'Marshmallon bites only from hiding', ko: '마슈마론은 뒷면일 때만 문다' },
    statement: {
      en: 'Marshmallon inflicts its 1000 damage after the calculation if it was face-down when attacked. An attack on it face-up brings nothing of the kind.',
      ko: '마슈마론은 뒷면 표시로 공격받았을 때만 데미지 계산 후에 1000 데미지를 준다. 앞면 표시일 때 공격받으면 그런 일은 없다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    inCase({ en: 'attacked face-down', ko: '뒷면 표시로 공격받았을 때' }, () => {
      given(opponent).hasSet('Marshmallon');
      turnPlayer.attacks('Gemini Elf', 'Marshmallon');
      then.chainsWere(['opponent: Marshmallon']);
      then.happenedInOrder(
        { event: 'momentBegan', where: { moment: 'afterDamageCalculation' } },
        { event: 'activated', card: 'Marshmallon' },
        { event: 'damage', seat: 'turnPlayer', where: { amount: 1000, how: 'effect' } },
        { event: 'momentBegan', where: { moment: 'end' } },
      );
      then.positionIs('Marshmallon', 'defense');
      then.controls(opponent, 'Marshmallon');
      then.lpIs(turnPlayer, 7000);
    });
    inCase({ en: 'attacked face-up', ko: '앞면 표시로 공격받았을 때', contrast: 1 }, () => {
      given(opponent).controls(card('Marshmallon', { position: 'defense' }));
      turnPlayer.attacks('Gemini Elf', 'Marshmallon');
      then.noChain();
      then.controls(opponent, 'Marshmallon');
      then.didNotHappen('damage');
      then.lpIs(turnPlayer, 8000);
      then.lpIs(opponent, 8000);
    });
  },
);
