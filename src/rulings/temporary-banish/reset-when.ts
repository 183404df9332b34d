import { ruling } from '../language';

export default ruling(
  'reset-when',
  {
    covers: ['banish', 'stat-changes'],
    title: { en: 'Back from a banish for a time, it is as printed', ko: '일시적인 제외에서 돌아오면 원래대로' },
    statement: {
      en: 'What is remembered of a monster is cleared when it is turned face-down and up again, or banished for a time and returned. Gemini Elf, halved by Gale, comes back by Dimensionhole with its own ATK.',
      ko: '몬스터에 대해 기억되는 정보는 뒷면 표시가 되었다가 앞면 표시가 되거나, 일시적으로 제외되었다가 돌아오면 지워진다. 질풍의 게일로 절반이 된 쌍둥이 자매 엘프는 웜홀로 제외되었다가 돌아오면 원래의 공격력이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Dimensionhole').hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Blackwing - Gale the Whirlwind').hasInDeck('Kuriboh', 'Battle Ox');
    given.turnIs(4);
    turnPlayer.movesTo('end');
    opponent.activates('Blackwing - Gale the Whirlwind', { effect: 2, targets: ['Gemini Elf'] });
    bothPass();
    then.atkIs('Gemini Elf', 950);
    opponent.movesTo('end');
    turnPlayer.activates('Dimensionhole');
    bothPass();
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    turnPlayer.processes('Gemini Elf');
    then.controls(turnPlayer, 'Gemini Elf');
    then.phaseIs('main1');
    then.atkIs('Gemini Elf', 1900);
  },
);
