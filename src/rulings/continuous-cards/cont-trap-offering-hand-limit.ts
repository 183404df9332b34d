import { ruling } from '../language';

export default ruling(
  'cont-trap-offering-hand-limit',
  {
    covers: ['continuous-cards', 'chain', 'limits'],
    title: { en: 'No more than there are monsters in the hand', ko: '패의 몬스터 수만큼만' },
    statement: {
      en: 'In one Chain Ultimate Offering is used only as often as its player has monsters in the hand that could be Summoned.',
      ko: '희생의 제물의 효과는 1개의 체인에서 체인을 쌓을 때 패에 있는 몬스터의 수까지만 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Ultimate Offering')
      .hasInHand('Gemini Elf', 'Mystical Elf')
      .hasSet('Jar of Greed')
      .hasInDeck('Kuriboh');
    turnPlayer.activates('Ultimate Offering');
    turnPlayer.activates('Ultimate Offering');
    then.cannot(turnPlayer).activate('Ultimate Offering', { because: 'nothing-to-do' });
    then.lpIs(turnPlayer, 7000);
  },
);
