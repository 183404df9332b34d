import { card, ruling } from '../language';

export default ruling(
  'word-monster-means-monster-zone',
  {
    covers: ['names', 'placed-as-spells'],
    title: { en: '"Monster" means the Monster Zone', ko: '"몬스터"는 몬스터 존의 카드' },
    statement: {
      en: 'A text that speaks of monsters on the field means those in Monster Zones. A Monster Card that lies in the Spell & Trap Zone as a Continuous Spell is not one of them.',
      ko: '필드의 "몬스터"라고 적힌 텍스트는 몬스터 존의 몬스터를 가리킨다. 지속 마법 카드로 취급하여 마법 & 함정 존에 놓인 몬스터 카드는 포함되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Dark Hole');
    given(opponent).controls('Gemini Elf', card('Celtic Guardian', { inSpellTrapZone: true }));
    turnPlayer.activates('Dark Hole');
    bothPass();

    then.linkWas('Dark Hole', 'resolved');
    then.isIn('Gemini Elf', 'gy', opponent);
    then.isIn('Celtic Guardian', 'spellTrapZone', opponent);
    then.isFaceUp('Celtic Guardian');
  },
);
