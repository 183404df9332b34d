import { card, ruling } from '../language';

export default ruling(
  'equip-stays-when-control-changes',
  {
    covers: ['equip-cards', 'control-change'],
    title: { en: 'The monster moves, the Equip Spell stays', ko: '몬스터만 넘어가고 장착 마법은 남는다' },
    statement: {
      en: 'Only the monster changes sides; an Equip Spell stays with its own player and is still equipped to that monster. So Axe of Despair goes on raising the ATK of Gemini Elf under its new controller.',
      ko: '컨트롤이 바뀌는 것은 몬스터뿐이며, 장착 마법은 원래 플레이어의 존에서 그 몬스터에 계속 장착되어 있다. 그래서 데몬의 도끼는 상대에게 넘어간 쌍둥이 자매 엘프의 공격력을 계속 올린다.',
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
