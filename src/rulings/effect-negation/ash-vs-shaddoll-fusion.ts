import { ruling } from '../language';

export default ruling(
  'ash-vs-shaddoll-fusion',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Ash Blossom on Shaddoll Fusion', ko: '섀도르 퓨전에 대한 하루 우라라' },
    statement: {
      en: 'The effect of Shaddoll Fusion may use monsters of the Deck as material, so Ash Blossom & Joyous Spring answers it even if the board does not allow that now.',
      ko: '섀도르 퓨전은 덱의 몬스터를 융합 소재로 할 수 있는 효과를 포함하므로, 지금 그 조건이 만족되지 않더라도 하루 우라라를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Shaddoll Fusion', 'Shaddoll Dragon', 'Dark Magician')
      .hasInExtraDeck('El Shaddoll Winda');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Shaddoll Fusion');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('Shaddoll Fusion', 'effectNegated');
    then.wasNotSummoned('El Shaddoll Winda');
    then.isIn('Shaddoll Dragon', 'hand', turnPlayer);
    then.isIn('Dark Magician', 'hand', turnPlayer);
  },
);
