import { card, ruling } from '../language';

export default ruling(
  'ash-face-up-equip-spell-stays',
  {
    covers: ['effect-negation', 'hand-triggers', 'equip-cards'],
    title: { en: 'An Equip Spell stays equipped', ko: '장착 마법 카드는 장착된 채로 남는다' },
    statement: {
      en: 'If the effect of an Equip Spell that is face-up already is negated, nothing of it happens, its own destruction neither, and it stays equipped.',
      ko: '이미 장착되어 있는 장착 마법 카드의 효과가 무효가 되면, 그 카드를 파괴하는 것까지 포함하여 아무 처리도 하지 않으며 장착된 채로 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Celtic Guardian', card('"Infernoble Arms - Durendal"', { equippedTo: 'Celtic Guardian' }))
      .hasInDeck('Flamvell Firedog', 'Goblin Attack Force', 'Command Knight');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('"Infernoble Arms - Durendal"', { effect: 1 });
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('"Infernoble Arms - Durendal"', 'effectNegated');
    then.countIs(turnPlayer, 'hand', 0);
    then.isIn('Command Knight', 'deck', turnPlayer);
    then.isIn('"Infernoble Arms - Durendal"', 'spellTrapZone', turnPlayer);
    then.isFaceUp('"Infernoble Arms - Durendal"');
    then.didNotHappen('moved', { card: '"Infernoble Arms - Durendal"' });
  },
);
