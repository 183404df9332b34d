import { ruling } from '../language';

export default ruling(
  'temp-previous-effects-gone',
  {
    covers: ['banish', 'durations'],
    title: { en: 'Effects from before are gone', ko: '이전에 받던 효과는 사라진다' },
    statement: {
      en: 'Banished for a time, a monster has left the field, and effects it was under do not follow it. So Gemini Elf, whose ATK Blackwing - Gale the Whirlwind halved, returns with its own ATK, as if it had come to the field anew.',
      ko: '일시적으로 제외된 몬스터는 필드에서 벗어나므로, 그 전에 받고 있던 효과는 더 이상 적용되지 않는다. BF－질풍의 게일로 공격력이 절반이 된 쌍둥이 자매 엘프는 새로 필드에 나온 것처럼 원래의 공격력으로 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Blackwing - Gale the Whirlwind').hasInDeck('Kuriboh');
    given(opponent).controls('Gemini Elf').hasSet('Interdimensional Matter Transporter').hasInDeck('Kuriboh');
    turnPlayer.activates('Blackwing - Gale the Whirlwind', { effect: 2, targets: ['Gemini Elf'] });
    bothPass();
    then.atkIs('Gemini Elf', 950);
    opponent.activates('Interdimensional Matter Transporter', { targets: ['Gemini Elf'] });
    bothPass();
    then.isIn('Gemini Elf', 'banished', opponent);
    turnPlayer.movesTo('end');
    then.phaseIs('end');
    opponent.passes();
    then.controls(opponent, 'Gemini Elf');
    then.atkIs('Gemini Elf', 1900);
  },
);
