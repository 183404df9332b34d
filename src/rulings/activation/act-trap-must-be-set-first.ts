import { ruling } from '../language';

export default ruling(
  'act-trap-must-be-set-first',
  {
    covers: ['activation', 'setting'],
    title: { en: 'A Trap is Set first', ko: '함정 카드는 먼저 세트한다' },
    statement: {
      en: 'A Trap has to be Set and can be activated from the next turn on.',
      ko: '함정 카드는 세트해야 하며, 세트한 다음 턴부터 발동할 수 있다.',
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
