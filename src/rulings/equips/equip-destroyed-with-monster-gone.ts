import { card, ruling } from '../language';

export default ruling(
  'equip-destroyed-with-monster-gone',
  {
    covers: ['equip-cards'],
    title: { en: 'An Equip Card alone is destroyed', ko: '장착 몬스터를 잃은 장착 카드' },
    statement: {
      en: 'When the monster leaves the field, the rules destroy the Equip Spell that was on it.',
      ko: '장착 몬스터가 필드를 떠나면 장착되어 있던 장착 마법은 룰에 의해 파괴된다.',
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
