import { ruling } from '../language';

export default ruling(
  'set-spell-same-turn',
  {
    covers: ['set', 'activation'],
    title: { en: 'A Set Spell in the same turn', ko: '세트한 마법 카드는 그 턴에' },
    statement: {
      en: 'Only Traps and Quick-Play Spells have to wait a turn after they were Set. Any other Set Spell, here Dark Hole and Mountain, can be activated in the same turn.',
      ko: '세트한 턴에 발동할 수 없는 것은 함정과 속공 마법뿐이다. 그 밖의 마법 카드인 블랙홀과 산은 세트한 턴에 발동할 수 있다.',
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
