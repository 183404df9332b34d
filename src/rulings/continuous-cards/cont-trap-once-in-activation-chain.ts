import { ruling } from '../language';

export default ruling(
  'cont-trap-once-in-activation-chain',
  {
    covers: ['continuous-cards', 'limits', 'chain'],
    title: { en: 'Once in the Chain of its activation', ko: '발동한 체인에서는 한 번만' },
    statement: {
      en: 'Ultimate Offering is activated together with one use of its effect, so the card itself is on the Chain. Until that activation has resolved none of its effects can be activated, so in that Chain it is used only once.',
      ko: '희생의 제물을 효과와 함께 발동하면 카드 자체가 체인에 올라 있다. 그 발동이 처리될 때까지는 그 카드의 효과를 발동할 수 없으므로, 그 체인에서는 한 번만 사용할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Ultimate Offering', 'Jar of Greed')
      .hasInHand('Gemini Elf', 'Mystical Elf')
      .hasInDeck('Kuriboh');
    turnPlayer.activates('Ultimate Offering', { effect: 1 });
    then.cannot(turnPlayer).activate('Ultimate Offering', { because: 'already-on-chain' });
    then.lpIs(turnPlayer, 7500);
    bothPass();
    turnPlayer.picks('Gemini Elf');
    turnPlayer.normalSummons('Gemini Elf');
    then.happened('summoned', { seat: 'turnPlayer', times: 1 });
    then.controls(turnPlayer, 'Gemini Elf');
  },
);
