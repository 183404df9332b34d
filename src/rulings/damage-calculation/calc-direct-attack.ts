import { card, ruling } from '../language';

export default ruling(
  'calc-direct-attack',
  {
    covers: ['damage-calculation', 'battle-damage', 'direct-attack'],
    title: { en: 'A direct attack hits with the ATK of the moment', ko: '직접 공격은 현재의 공격력만큼' },
    statement: {
      en: 'A direct attack inflicts battle damage equal to the ATK the attacker has at that time, not to the printed one.',
      ko: '직접 공격의 전투 데미지는 원래의 공격력이 아니라 그때의 공격력과 같다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls('Gemini Elf', card('Axe of Despair', { equippedTo: 'Gemini Elf' }))
      .hasInHand('Battle Ox');
    then.atkIs('Gemini Elf', 2900);
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.happened('damage', { seat: 'opponent', where: { amount: 2900, how: 'battle', direct: true } });
    then.lpIs(opponent, 5100);
    then.lpIs(turnPlayer, 8000);
  },
);
