import { ruling } from '../language';

export default ruling(
  'cont-activation-is-card-on-field',
  {
    covers: ['continuous-cards', 'chain', 'targeting'],
    title: { en: 'On the Chain and on the field', ko: '체인 위에 있어도 필드의 카드이다' },
    statement: {
      en: 'While its activation waits on the Chain a Continuous card is a card on the field: effects that need one can target and destroy it, and it never applies.',
      ko: '지속 카드는 발동하여 체인 위에 있는 동안에도 필드의 카드이다. 필드의 카드를 대상으로 하는 효과로 파괴할 수 있으며, 그러면 한 번도 적용되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasSet('Royal Decree');
    given(opponent).hasSet('Mystical Space Typhoon', 'Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.activates('Royal Decree');
    inCase({ en: 'Destroyed on the Chain', ko: '체인 위에서 파괴되었을 경우' }, () => {
      opponent.activates('Mystical Space Typhoon', { targets: ['Royal Decree'] });
      bothPass();
      then.isIn('Royal Decree', 'gy', turnPlayer);
      then.linkWas('Royal Decree', 'withoutEffect', { because: 'not-face-up' });
      turnPlayer.movesTo('battle');
      opponent.activates('Jar of Greed');
      bothPass();
      then.linkWas('Jar of Greed', 'resolved');
    });
    inCase({ en: 'Nothing is chained', ko: '아무것도 체인하지 않았을 경우', contrast: 1 }, () => {
      bothPass();
      turnPlayer.movesTo('battle');
      opponent.activates('Jar of Greed');
      bothPass();
      then.linkWas('Jar of Greed', 'effectNegated');
    });
  },
);
