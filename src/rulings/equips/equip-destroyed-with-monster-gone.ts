import { card, ruling } from '../language';

export default ruling(
  'equip-destroyed-with-monster-gone',
  {
    covers: ['equip-cards'],
    title: { en: 'An Equip Card alone is destroyed', ko: '장착 몬스터를 잃은 장착 카드' },
    statement: {
      en: 'An Equip Spell stays on the field only while it is equipped to a monster. Gemini Elf returned to the hand, so the rules destroy Axe of Despair; no effect did it.',
      ko: '장착 마법은 몬스터에 장착되어 있어야 필드에 남는다. 쌍둥이 자매 엘프가 패로 되돌아갔으므로 데몬의 도끼는 효과가 아니라 룰에 의해 파괴된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf', card('Axe of Despair', { equippedTo: 'Gemini Elf' }));
    given(opponent).hasSet('Compulsory Evacuation Device');
    turnPlayer.movesTo('battle');
    opponent.activates('Compulsory Evacuation Device', { targets: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Compulsory Evacuation Device', 'resolved');
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.happened('rulesDestroyed', { card: 'Axe of Despair' });
    then.happened('moved', { card: 'Axe of Despair', where: { to: 'gy', reasons: 'destroyed', cause: 'rule' } });
    then.isIn('Axe of Despair', 'gy', turnPlayer);
  },
);
