import { ruling } from '../language';

export default ruling(
  'ash-face-up-continuous-spell-stays',
  {
    covers: ['effect-negation', 'hand-triggers', 'last-place'],
    title: { en: 'A Continuous Spell stays on the field', ko: '지속 마법 카드는 필드에 남는다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates the effect and does not destroy the card. So Supply Squad, a Continuous Spell that is face-up already, draws nothing but stays on the field.',
      ko: '하루 우라라는 효과를 무효로 할 뿐 카드를 파괴하지 않는다. 그래서 이미 앞면 표시인 지속 마법 카드는 효과가 무효가 되어도 필드에 남는다.',
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
