import { ruling } from '../language';

export default ruling(
  'segoc-ss1-on-ss2-trigger',
  {
    covers: ['trigger-order', 'spell-speed'],
    title: { en: 'Spell Speed 1 on Spell Speed 2', ko: '스펠 스피드 2 위에 스펠 스피드 1' },
    statement: {
      en: 'Trap effects that trigger count as Spell Speed 2, but among simultaneous triggers it makes no difference: one of Spell Speed 1 may even be placed on one of Spell Speed 2.',
      ko: '유발하는 함정의 효과는 스펠 스피드 2로 취급하지만 동시에 발동하는 유발 효과끼리는 차이가 없어, 스펠 스피드 2 위에 스펠 스피드 1의 유발 효과를 쌓을 수도 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Heavy Storm');
    given(opponent).hasSet('Waking the Dragon', 'Quick Booster').hasInDeck('Rush Recklessly', 'Battle Ox');
    turnPlayer.activates('Heavy Storm');
    opponent.usesTrigger('Waking the Dragon');
    opponent.usesTrigger('Quick Booster');
    then.chainsWere(['turnPlayer: Heavy Storm'], ['opponent: Waking the Dragon', 'opponent: Quick Booster']);
    then.spellSpeedWas('Waking the Dragon', 2);
    then.spellSpeedWas('Quick Booster', 1);
  },
);
