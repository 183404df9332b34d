import { ruling } from '../language';

export default ruling(
  'temp-previous-effects-gone',
  {
    covers: ['banish', 'durations'],
    title: { en: 'Effects from before are gone', ko: '이전에 받던 효과는 사라진다' },
    statement: {
      en: 'Effects a monster was under before it was banished for a time no longer apply after its return, as if it had come to the field anew.',
      ko: '일시적으로 제외되기 전에 받고 있던 효과는, 몬스터가 돌아온 뒤에는 더 이상 적용되지 않는다.',
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
