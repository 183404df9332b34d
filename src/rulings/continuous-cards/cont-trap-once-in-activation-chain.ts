import { ruling } from '../language';

export default ruling(
  'cont-trap-once-in-activation-chain',
  {
    covers: ['continuous-cards', 'limits', 'chain'],
    title: { en: 'Once in the Chain of its activation', ko: '발동한 체인에서는 한 번만' },
    statement: {
      en: 'A Continuous Trap that used an effect together with its activation cannot use its effects again in that Chain.',
      ko: '카드의 발동과 함께 효과를 사용한 지속 함정 카드의 효과는 같은 체인에서 다시 발동할 수 없다.',
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
