import { ruling } from '../language';

export default ruling(
  'cont-trap-offering-hand-limit',
  {
    covers: ['continuous-cards', 'chain', 'limits'],
    title: { en: 'No more than there are monsters in the hand', ko: '패의 몬스터 수만큼만' },
    statement: {
      en: 'Each use of Ultimate Offering will Normal Summon or Set a monster from the hand, so there has to be one for it. With 2 monsters in the hand it goes on the Chain twice, and a third use would have nothing to do.',
      ko: '희생의 제물의 효과는 처리할 때 패의 몬스터를 일반 소환하거나 세트하므로, 그만큼의 몬스터가 패에 있어야 한다. 패의 몬스터가 2장이면 한 체인에서 2번까지이고, 3번째는 처리할 것이 없어 발동할 수 없다.',
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
