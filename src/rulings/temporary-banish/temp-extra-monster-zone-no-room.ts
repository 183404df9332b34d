import { card, ruling } from '../language';

export default ruling(
  'temp-extra-monster-zone-no-room',
  {
    covers: ['banish', 'extra-monster-zone', 'zones'],
    title: { en: 'No Main Monster Zone to return to', ko: '돌아올 메인 몬스터 존이 없으면' },
    statement: {
      en: 'Only a Summon from the Extra Deck uses an Extra Monster Zone, and a return is none. So Link Spider, banished from there, needs a free Main Monster Zone when it comes back; with all five in use it goes to the GY.',
      ko: '엑스트라 몬스터 존은 엑스트라 덱에서 소환할 때에만 사용하며, 돌아오는 것은 소환이 아니다. 그래서 링크 스파이더는 메인 몬스터 존으로 돌아와야 하고, 다섯 곳이 모두 차 있으면 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls(
        card('Link Spider', { zone: 5, properlySummoned: true }),
        'Gemini Elf',
        'Vorse Raider',
        'Sangan',
        'Celtic Guardian',
        'Mystical Elf',
      )
      .hasSet('Interdimensional Matter Transporter')
      .hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Link Spider'] });
    bothPass();
    then.isIn('Link Spider', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    then.isIn('Link Spider', 'gy', turnPlayer);
  },
);
