import { ruling } from '../language';

export default ruling(
  'set-trap-not-from-hand',
  {
    covers: ['activation', 'setting'],
    title: { en: 'A Trap is not activated from the hand', ko: '함정 카드는 패에서 발동할 수 없다' },
    statement: {
      en: 'A Trap has to be Set before it is activated, unless its own text allows it from the hand. Jar of Greed says nothing of that, so in the hand it can only be Set; Set in an earlier turn, it can be activated.',
      ko: '함정 카드는 패에서 발동할 수 있다고 텍스트에 쓰여 있지 않으면 먼저 세트해야 한다. 욕망의 단지는 그런 텍스트가 없으므로 패에서는 세트할 수만 있고, 이전 턴에 세트했다면 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(opponent).controls('Gemini Elf');
    inCase({ en: 'In the hand', ko: '패에 있을 경우' }, () => {
      given(turnPlayer).hasInHand('Dust Tornado', 'Jar of Greed').hasInDeck('Kuriboh');
      then.cannot(turnPlayer).activate('Jar of Greed', { because: 'trap-from-hand' });
      then.offersOnly('Jar of Greed', 'set');
    });
    inCase({ en: 'Set in an earlier turn', ko: '이전 턴에 세트했을 경우', contrast: 1 }, () => {
      given(turnPlayer).hasInHand('Dust Tornado').hasSet('Jar of Greed').hasInDeck('Kuriboh');
      then.can(turnPlayer).activate('Jar of Greed');
    });
  },
);
