import { ruling } from '../language';

export default ruling(
  'segoc-spell-speed-waived',
  {
    covers: ['trigger-order', 'spell-speed'],
    title: { en: 'Four links of Spell Speed 1', ko: '스펠 스피드 1만으로 된 네 링크' },
    statement: {
      en: 'Among triggers of one moment the ban on chaining Spell Speed 1 is lifted, however many there are.',
      ko: '같은 타이밍의 유발 효과 사이에서는 몇 개가 되든 스펠 스피드 1을 체인할 수 없다는 제한이 적용되지 않는다.',
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
