import { ruling } from '../language';

export default ruling(
  'segoc-ss1-above-cl1',
  {
    covers: ['trigger-order', 'spell-speed'],
    title: { en: 'Spell Speed 1 above Chain Link 1', ko: '체인 2 이상에 있는 스펠 스피드 1' },
    statement: {
      en: 'An effect of Spell Speed 1 normally only begins a Chain. Simultaneous triggers are the exception: they are stacked on one another.',
      ko: '스펠 스피드 1의 효과는 보통 체인 1로만 발동하지만, 동시에 발동하는 유발 효과끼리는 서로의 위에 쌓인다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Dark Hole').hasInDeck('Kuriboh');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    then.chainIs('turnPlayer: Sangan', 'opponent: Sangan');
    then.spellSpeedWas('Sangan@opponent', 1);
  },
);
