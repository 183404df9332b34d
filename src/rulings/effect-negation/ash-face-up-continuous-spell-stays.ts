import { ruling } from '../language';

export default ruling(
  'ash-face-up-continuous-spell-stays',
  {
    covers: ['effect-negation', 'hand-triggers', 'last-place'],
    title: { en: 'A Continuous Spell stays on the field', ko: '지속 마법 카드는 필드에 남는다' },
    statement: {
      en: 'If the effect of a Continuous Spell that is face-up already is negated, the card itself stays on the field.',
      ko: '이미 앞면 표시로 있는 지속 마법 카드의 효과가 무효가 되어도, 그 카드 자체는 필드에 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Supply Squad', 'Celtic Guardian').hasInDeck('Gemini Elf');
    given(opponent).hasSet('Raigeki Break').hasInHand('Ash Blossom & Joyous Spring', 'Mystical Elf');
    turnPlayer.movesTo('battle');
    opponent.activates('Raigeki Break', { cost: ['Mystical Elf'], targets: ['Celtic Guardian'] });
    bothPass();
    then.chainIs('turnPlayer: Supply Squad');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('Supply Squad', 'effectNegated');
    then.countIs(turnPlayer, 'hand', 0);
    then.isIn('Gemini Elf', 'deck', turnPlayer);
    then.isIn('Supply Squad', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Supply Squad');
  },
);
