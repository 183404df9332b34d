import { ruling } from '../language';

export default ruling(
  'turn-until-end-of-turn',
  {
    covers: ['turn-structure', 'durations'],
    title: { en: 'Until the end of the turn', ko: '턴 종료시까지' },
    statement: {
      en: 'A change that lasts until the end of the turn still applies in the End Phase. It is gone when the next turn begins.',
      ko: '턴 종료시까지 적용되는 변화는 엔드 페이즈에도 적용되며, 다음 턴이 시작될 때에는 끝나 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Rush Recklessly');
    // Jar of Greed lets the duel stop in the End Phase.
    given(opponent).hasSet('Jar of Greed').hasInDeck('Kuriboh', 'Kuriboh');
    turnPlayer.activates('Rush Recklessly', { targets: ['Gemini Elf'] });
    bothPass();
    then.atkIs('Gemini Elf', 2600);
    bothPass();
    turnPlayer.movesTo('end');
    opponent.passes();
    then.phaseIs('end');
    then.isAsked(opponent, 'phaseEnd');
    then.atkIs('Gemini Elf', 2600);
    opponent.passes();
    then.happened('turnBegan', { seat: 'opponent' });
    then.phaseIs('draw');
    then.atkIs('Gemini Elf', 1900);
  },
);
