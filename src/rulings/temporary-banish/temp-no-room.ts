import { card, ruling } from '../language';

export default ruling(
  'temp-no-room',
  {
    covers: ['banish', 'zones'],
    title: { en: 'No zone to return to', ko: '돌아올 존이 없을 때' },
    statement: {
      en: 'A monster banished for a time from a Main Monster Zone needs a free Main Monster Zone when it returns. Without one it goes to the GY.',
      ko: '메인 몬스터 존에서 일시적으로 제외된 몬스터가 돌아올 때 빈 메인 몬스터 존이 없으면 묘지로 간다.',
    },
    doubtful: {
      en: 'An official answer of 2023 words it as being placed in the GY without counting as sent there; only where it lies is asserted here.',
      ko: '2023년의 공식 답변은 이를 묘지로 보내진 것으로 취급하지 않고 묘지에 놓는다고 표현한다. 여기서는 어디에 있는지만 확인한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Gemini Elf', card('Kuriboh', 'A'), card('Kuriboh', 'B'), card('Kuriboh', 'C'), card('Kuriboh', 'D'))
      .hasSet('Interdimensional Matter Transporter')
      .hasInGY('La Jinn the Mystical Genie of the Lamp')
      .hasInHand('Monster Reborn')
      .hasInDeck('Battle Ox');
    given(opponent).hasInDeck('Battle Ox');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Gemini Elf'] });
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    turnPlayer.activates('Monster Reborn', { zone: 1 });
    turnPlayer.picksPosition('attack');
    then.countIs(turnPlayer, 'monsterZone', 5);
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    then.isIn('Gemini Elf', 'gy', turnPlayer);
  },
);
