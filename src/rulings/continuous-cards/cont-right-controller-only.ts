import { ruling } from '../language';

export default ruling(
  'cont-right-controller-only',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Only its controller uses it', ko: '컨트롤러만 사용할 수 있다' },
    statement: {
      en: 'An effect of a card on the field belongs to the player who controls it, unless its text says otherwise. Unending Nightmare lies on the opponent’s field, so the opponent can activate its effect and the turn player cannot.',
      ko: '필드의 카드의 효과는 텍스트에 따로 쓰여 있지 않으면 그 컨트롤러만 발동할 수 있다. 깨어나지 않는 악몽은 상대 필드에 있으므로, 상대는 효과를 발동할 수 있고 턴 플레이어는 발동할 수 없다.',
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
