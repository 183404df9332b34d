import { ruling } from '../language';

export default ruling(
  'segoc-spell-speed-waived',
  {
    covers: ['trigger-order', 'spell-speed'],
    title: { en: 'Four links of Spell Speed 1', ko: '스펠 스피드 1만으로 이루어진 체인' },
    statement: {
      en: 'An effect of Spell Speed 1 normally cannot be chained to another. Triggers of one moment are exempt, however many there are, because they are placed together and do not answer each other: here four of them form one Chain.',
      ko: '스펠 스피드 1의 효과는 보통 체인할 수 없지만, 같은 타이밍의 유발 효과는 서로에게 대응하는 것이 아니라 함께 쌓는 것이므로 몇 개가 되든 예외이다. 여기서는 네 개가 하나의 체인을 이룬다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Sangan', 'Dandylion').hasInHand('Dark Hole').hasInDeck('Kuriboh');
    given(opponent).controls('Sangan', 'Dandylion').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    turnPlayer.usesTrigger('Sangan');
    opponent.usesTrigger('Sangan');
    then.chainIs('turnPlayer: Sangan', 'turnPlayer: Dandylion', 'opponent: Sangan', 'opponent: Dandylion');
    then.spellSpeedWas('Dandylion@turnPlayer', 1);
    then.spellSpeedWas('Sangan@opponent', 1);
    then.spellSpeedWas('Dandylion@opponent', 1);
  },
);
