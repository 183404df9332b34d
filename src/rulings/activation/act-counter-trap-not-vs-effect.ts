import { ruling } from '../language';

export default ruling(
  'act-counter-trap-not-vs-effect',
  {
    covers: ['activation', 'counter-traps'],
    title: { en: 'No Counter Trap against the effect of a face-up card', ko: '앞면 표시 카드의 효과와 카운터 함정' },
    statement: {
      en: 'Nearly all Counter Traps that negate Spells and Traps negate the activation of the card. So they cannot be chained when a Spell or Trap that is face-up already activates an effect, as Unending Nightmare does here.',
      ko: '마법 / 함정을 무효로 하는 카운터 함정은 거의 모두 카드의 발동을 무효로 한다. 그래서 깨어나지 않는 악몽처럼 이미 앞면 표시인 마법 / 함정이 효과를 발동했을 때에는 체인할 수 없다.',
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
