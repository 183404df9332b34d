import { ruling } from '../language';

export default ruling(
  'set-spell-same-turn',
  {
    covers: ['set', 'activation'],
    title: { en: 'A Set Spell in the same turn', ko: '세트한 마법 카드는 그 턴에' },
    statement: {
      en: 'A Set Spell may be activated in the turn it was Set, unless it is a Quick-Play Spell.',
      ko: '속공 마법이 아닌 마법 카드는 세트한 턴에 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Dark Hole', 'Mountain', 'Luster Dragon');
    given(opponent).controls('Gemini Elf');
    turnPlayer.sets('Dark Hole');
    turnPlayer.sets('Mountain');
    then.isFaceDown('Dark Hole');
    then.isFaceDown('Mountain');
    then.can(turnPlayer).activate('Dark Hole');
    turnPlayer.activates('Dark Hole');
    then.linkWas('Dark Hole', 'resolved');
    then.isIn('Gemini Elf', 'gy', opponent);
    then.can(turnPlayer).activate('Mountain');
    turnPlayer.activates('Mountain');
    then.linkWas('Mountain', 'resolved');
    then.isIn('Mountain', 'fieldZone', turnPlayer);
    then.isFaceUp('Mountain');
  },
);
