import { ruling } from '../language';

export default ruling(
  'ash-vs-dark-magical-circle',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Ash Blossom on Dark Magical Circle', ko: '흑의 마도진에 대한 하루 우라라' },
    statement: {
      en: 'When Dark Magical Circle is activated its player may add a card from the Deck. Ash Blossom & Joyous Spring answers that although no fitting card may be among the top 3, and then not even these are looked at.',
      ko: '흑의 마도진은 덱에서 카드를 패에 넣을 수 있는 효과이므로, 덱 위의 3장에 해당하는 카드가 없을 수도 있지만 하루 우라라를 체인할 수 있다. 무효가 되면 3장을 확인하는 것도 하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Dark Magical Circle')
      .hasInDeck('Dark Magician', 'Celtic Guardian', 'Gemini Elf', 'Mystical Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Dark Magical Circle');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('Dark Magical Circle', 'effectNegated');
    then.didNotHappen('revealed');
    then.countIs(turnPlayer, 'hand', 0);
    then.countIs(turnPlayer, 'deck', 4);
  },
);
