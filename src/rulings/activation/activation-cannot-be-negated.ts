import { ruling } from '../language';

export default ruling(
  'activation-cannot-be-negated',
  {
    covers: ['activation-negation', 'counter-traps'],
    title: {
      en: 'Nothing to negate where negation is ruled out',
      ko: '무효화되지 않는 발동에는 무효 카드를 체인할 수 없다',
    },
    statement: {
      en: 'While Splendid Venus is on the field, the activations of her controller’s Spells and Traps cannot be negated. Seven Tools of the Bandit does nothing but negate one, so it cannot be chained to Jar of Greed; with another monster in her place it can.',
      ko: 'The splendid VENUS가 있으면 그 컨트롤러의 마법 / 함정의 발동은 무효화되지 않는다. 도적의 7가지 도구는 발동을 무효로 하는 카드이므로 욕망의 단지에 체인할 수 없다. 다른 몬스터가 대신 있으면 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasSet('Jar of Greed').hasInDeck('Kuriboh');
    given(opponent).hasSet('Seven Tools of the Bandit', 'Waboku');
    inCase({ en: 'With Splendid Venus', ko: 'The splendid VENUS가 있을 경우' }, () => {
      given(turnPlayer).controls('Splendid Venus');
      turnPlayer.activates('Jar of Greed');
      then.cannot(opponent).activate('Seven Tools of the Bandit', { because: 'cannot-be-negated' });
      bothPass();
      then.linkWas('Jar of Greed', 'resolved');
    });
    inCase({ en: 'With another monster', ko: '다른 몬스터가 있을 경우', contrast: 1 }, () => {
      given(turnPlayer).controls('Airknight Parshath');
      turnPlayer.activates('Jar of Greed');
      opponent.activates('Seven Tools of the Bandit');
      bothPass();
      then.linkWas('Jar of Greed', 'activationNegated');
    });
  },
);
