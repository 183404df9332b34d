import { ruling } from '../language';

export default ruling(
  'act-trap-must-be-set-first',
  {
    covers: ['activation', 'setting'],
    title: { en: 'A Trap is Set first', ko: '함정 카드는 먼저 세트한다' },
    statement: {
      en: 'A Trap must be Set before it is activated, and not in the turn it was Set. So Reinforcements has to wait this turn; from the next turn, the opponent’s, it can be activated.',
      ko: '함정 카드는 먼저 세트해야 하며, 세트한 턴에는 발동할 수 없다. 그래서 지원군은 이 턴에는 발동할 수 없고, 다음 상대 턴부터 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Reinforcements').controls('Gemini Elf').hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.sets('Reinforcements');
    then.cannot(turnPlayer).activate('Reinforcements', { because: 'set-this-turn' });
    turnPlayer.movesTo('end');
    then.can(turnPlayer).activate('Reinforcements');
    turnPlayer.activates('Reinforcements', { targets: ['Gemini Elf'] });
    bothPass();
    then.atkIs('Gemini Elf', 2400);
  },
);
