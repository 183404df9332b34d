import { ruling } from '../language';

export default ruling(
  'turn-hand-limit-after-effects',
  {
    covers: ['turn-structure', 'hand-limit', 'phase-triggers'],
    title: { en: 'The hand limit comes last', ko: '패의 매수 조정은 맨 마지막' },
    statement: {
      en: 'The hand is brought down to six only after everything else of the End Phase. A Spirit monster that returns to the hand in that Phase counts.',
      ko: '패의 매수 조정은 엔드 페이즈의 다른 처리가 모두 끝난 뒤에 한다. 그 엔드 페이즈에 패로 되돌아온 스피릿 몬스터도 센다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasInHand('Asura Priest', 'Gemini Elf', 'Celtic Guardian', 'Vorse Raider')
      .hasInHand('Battle Ox', 'Luster Dragon', 'Summoned Skull');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.normalSummons('Asura Priest');
    then.countIs(turnPlayer, 'hand', 6);
    turnPlayer.movesTo('end');
    turnPlayer.activates('Asura Priest');
    then.linkWas('Asura Priest', 'resolved');
    then.isIn('Asura Priest', 'hand', turnPlayer);
    then.countIs(turnPlayer, 'hand', 7);
    then.isAsked(turnPlayer, 'pick');
    turnPlayer.picks('Summoned Skull');
    then.countIs(turnPlayer, 'hand', 6);
    then.countIs(turnPlayer, 'gy', 1);
    then.isIn('Summoned Skull', 'gy', turnPlayer);
    then.chainsWere(['turnPlayer: Asura Priest']);
  },
);
