import { ruling } from '../language';

export default ruling(
  'cont-right-controller-only',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Only its controller uses it', ko: '컨트롤러만 사용할 수 있다' },
    statement: {
      en: 'Unless the text says otherwise, only the player who controls a Continuous Card can activate its effect.',
      ko: '텍스트에 따로 쓰여 있지 않으면, 지속 카드의 효과는 그 카드의 컨트롤러만 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('Unending Nightmare', 'Card Trader').hasSet('Jar of Greed').hasInDeck('Kuriboh');
    given(turnPlayer).hasInHand('Gemini Elf');
    then.cannot(turnPlayer).activate('Unending Nightmare', { because: 'not-controlled' });
    turnPlayer.normalSummons('Gemini Elf');
    then.can(opponent).activate('Unending Nightmare');
  },
);
