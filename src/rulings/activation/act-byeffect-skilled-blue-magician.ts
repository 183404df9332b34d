import { ruling } from '../language';

export default ruling(
  'act-byeffect-skilled-blue-magician',
  {
    covers: ['activation', 'card-by-effect', 'counters'],
    title: {
      en: 'Spells that players activate: Skilled Blue Magician',
      ko: '플레이어가 발동한 마법 카드만: 숙련된 청마도사',
    },
    statement: {
      en: 'Skilled Blue Magician gets a Spell Counter for each Spell that a player activates. Demise of the Land is one; the Field Spell that it activates in turn is activated by an effect and gives none.',
      ko: '숙련된 청마도사에는 플레이어가 마법 카드를 발동할 때마다 마력 카운터가 놓인다. 종언의 땅의 발동으로 1개가 놓이고, 그 효과가 발동하는 필드 마법 카드로는 놓이지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('Skilled Blue Magician').hasSet('Demise of the Land').hasInDeck('Umi');
    given(turnPlayer)
      .controls('Gemini Elf', 'La Jinn the Mystical Genie of the Lamp')
      .hasInExtraDeck('Number 39: Utopia');
    turnPlayer.specialSummons('Number 39: Utopia', { cost: ['Gemini Elf', 'La Jinn the Mystical Genie of the Lamp'] });
    opponent.activates('Demise of the Land');
    bothPass();
    then.isIn('Umi', 'fieldZone', opponent);
    then.happened('counterPlaced', { card: 'Skilled Blue Magician', where: { n: 1 }, times: 1 });
  },
);
