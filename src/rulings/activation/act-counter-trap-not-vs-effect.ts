import { ruling } from '../language';

export default ruling(
  'act-counter-trap-not-vs-effect',
  {
    covers: ['activation', 'counter-traps'],
    title: { en: 'No Counter Trap against the effect of a face-up card', ko: '앞면 표시 카드의 효과와 카운터 함정' },
    statement: {
      en: 'Seven Tools of the Bandit answers the activation of a Trap Card. Unending Nightmare is face-up already, so what is activated here is only its effect, not a card: Seven Tools, like nearly all Counter Traps against Spells and Traps, cannot be chained to it.',
      ko: '도적의 7가지 도구는 함정 카드의 발동에 체인한다. 깨어나지 않는 악몽은 이미 앞면 표시이므로 여기서 발동한 것은 그 효과일 뿐 카드가 아니다. 그래서 마법 / 함정을 무효로 하는 거의 모든 카운터 함정과 마찬가지로 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Unending Nightmare');
    given(opponent).controls('Card Trader').hasSet('Seven Tools of the Bandit', 'Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.activates('Unending Nightmare', { targets: ['Card Trader'] });
    then.lpIs(turnPlayer, 7000);
    then.isAsked(opponent, 'chain');
    then.cannot(opponent).activate('Seven Tools of the Bandit', { because: 'other-activation' });
    opponent.passes();
    then.linkWas('Unending Nightmare', 'resolved');
    then.isIn('Card Trader', 'gy', opponent);
  },
);
