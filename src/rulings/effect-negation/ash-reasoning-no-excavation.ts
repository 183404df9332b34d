import { ruling } from '../language';

export default ruling(
  'ash-reasoning-no-excavation',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Reasoning negated: no card is turned up', ko: '무효가 된 명추리는 카드를 넘기지 않는다' },
    statement: {
      en: 'Declaring a Level and turning up cards are both part of what Reasoning does when it resolves. With its effect negated, no Level is declared and no card of the Deck turned up.',
      ko: '레벨의 선언도 덱의 카드를 넘기는 것도 명추리의 효과 처리에 속한다. 그래서 효과가 무효가 되면 선언하지 않고 덱의 카드도 넘기지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Reasoning').hasInDeck('Celtic Guardian', 'Summoned Skull', 'Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Reasoning');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainIs('turnPlayer: Reasoning', 'opponent: Ash Blossom & Joyous Spring');
    then.linkWas('Reasoning', 'effectNegated');
    then.didNotHappen('declared');
    then.didNotHappen('revealed');
    then.countIs(turnPlayer, 'deck', 3);
    then.countIs(turnPlayer, 'gy', 1);
    then.isIn('Reasoning', 'gy', turnPlayer);
  },
);
