import { ruling } from '../language';

export default ruling(
  'segoc-ss1-above-cl1',
  {
    covers: ['trigger-order', 'spell-speed'],
    title: { en: 'Spell Speed 1 above Chain Link 1', ko: '체인 2 이상에 있는 스펠 스피드 1' },
    statement: {
      en: 'An effect of Spell Speed 1 normally only begins a Chain. Simultaneous triggers are the exception, because they are placed together and do not answer each other: the opponent’s Sangan is Chain Link 2.',
      ko: '스펠 스피드 1의 효과는 보통 체인 1로만 발동한다. 동시에 발동하는 유발 효과는 서로에게 대응하는 것이 아니라 함께 쌓는 것이므로 예외이며, 상대의 크리터는 체인 2가 된다.',
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
