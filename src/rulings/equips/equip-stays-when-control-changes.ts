import { card, ruling } from '../language';

export default ruling(
  'equip-stays-when-control-changes',
  {
    covers: ['equip-cards', 'control-change'],
    title: { en: 'The monster moves, the Equip Spell stays', ko: '몬스터만 넘어가고 장착 마법은 남는다' },
    statement: {
      en: 'An Equip Spell remains where its player placed it when the monster changes sides, and it goes on working there.',
      ko: '장착 몬스터의 컨트롤이 바뀌어도 장착 마법은 원래 플레이어의 마법 & 함정 존에 남고 효과도 계속 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Change of Heart', 'Battle Ox');
    given(opponent).controls('Gemini Elf', card('Axe of Despair', { equippedTo: 'Gemini Elf' }));
    then.atkIs('Gemini Elf', 2900);
    turnPlayer.activates('Change of Heart', { targets: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Change of Heart', 'resolved');
    then.controls(turnPlayer, 'Gemini Elf');
    then.isIn('Axe of Despair', 'spellTrapZone', opponent);
    then.atkIs('Gemini Elf', 2900);
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 5100);
    then.isIn('Axe of Despair', 'spellTrapZone', opponent);
  },
);
