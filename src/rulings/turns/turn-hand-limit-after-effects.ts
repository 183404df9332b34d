import { ruling } from '../language';

export default ruling(
  'turn-hand-limit-after-effects',
  {
    covers: ['turn-structure', 'hand-limit', 'phase-triggers'],
    title: { en: 'The hand limit comes last', ko: '패의 매수 조정은 맨 마지막' },
    statement: {
      en: 'The hand limit is applied only when everything else of the End Phase is done. Asura Priest returns to the hand in that Phase before it, so it counts, and one card has to be discarded.',
      ko: '패의 매수 조정은 엔드 페이즈의 다른 처리가 모두 끝난 뒤에 한다. 스피릿 몬스터인 아수라는 그 전에 패로 되돌아오므로 매수에 들어가, 1장을 버려야 한다.',
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
