import { card, ruling } from '../language';

export default ruling(
  'temp-no-room',
  {
    covers: ['banish', 'zones'],
    title: { en: 'No zone to return to', ko: '돌아올 존이 없을 때' },
    statement: {
      en: 'A monster that returns from a banish for a time needs a free Main Monster Zone like any other. Meanwhile Monster Reborn has filled the last one, so Gemini Elf has no place on the field and goes to the GY.',
      ko: '일시적인 제외에서 돌아오는 몬스터에도 빈 메인 몬스터 존이 필요하다. 그 사이에 죽은 자의 소생으로 마지막 존이 찼으므로, 쌍둥이 자매 엘프는 놓일 곳이 없어 묘지로 간다.',
    },
    doubtful: {
      en: 'By an official answer of 2023 the monster is placed in the GY and does not count as sent there. That it lies in the GY is certain, and only that is shown here.',
      ko: '2023년의 공식 답변은 이를 묘지로 보내진 것으로 취급하지 않고 묘지에 놓는다고 한다. 묘지에 있다는 것은 확실하므로 여기서는 그것만 보인다.',
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
