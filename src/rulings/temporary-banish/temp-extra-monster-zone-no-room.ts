import { card, ruling } from '../language';

export default ruling(
  'temp-extra-monster-zone-no-room',
  {
    covers: ['banish', 'extra-monster-zone', 'zones'],
    title: { en: 'No Main Monster Zone to return to', ko: '돌아올 메인 몬스터 존이 없으면' },
    statement: {
      en: 'A monster banished from an Extra Monster Zone goes to the GY if no Main Monster Zone is free when it would return, even with the Extra Monster Zone free.',
      ko: '엑스트라 몬스터 존에서 제외된 몬스터가 돌아올 때 빈 메인 몬스터 존이 없으면, 엑스트라 몬스터 존이 비어 있어도 묘지로 보내진다.',
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
