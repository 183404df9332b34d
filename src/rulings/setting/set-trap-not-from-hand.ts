import { ruling } from '../language';

export default ruling(
  'set-trap-not-from-hand',
  {
    covers: ['activation', 'setting'],
    title: { en: 'A Trap is not activated from the hand', ko: '함정 카드는 패에서 발동할 수 없다' },
    statement: {
      en: 'A Trap has to be Set first; from the hand it is activated only where its own text allows that.',
      ko: '함정 카드는 먼저 세트해야 하며, 텍스트에 패에서 발동할 수 있다고 쓰여 있지 않으면 패에서 발동할 수 없다.',
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
