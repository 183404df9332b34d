import { ruling } from '../language';

export default ruling(
  'segoc-ss1-on-ss2-trigger',
  {
    covers: ['trigger-order', 'spell-speed'],
    title: { en: 'Spell Speed 1 on Spell Speed 2', ko: '스펠 스피드 2 위에 스펠 스피드 1' },
    statement: {
      en: 'Waking the Dragon, a Trap, has Spell Speed 2 even as a trigger; destroyed, Quick Booster triggers with Spell Speed 1. Simultaneous triggers do not answer each other, so that makes no difference, and Quick Booster may be placed above it.',
      ko: '함정인 긁어 부스럼의 유발하는 효과는 스펠 스피드 2, 파괴된 퀵 부스터의 효과는 스펠 스피드 1이다. 동시에 발동하는 유발 효과는 서로에게 대응하는 것이 아니므로, 퀵 부스터를 그 위에 쌓을 수도 있다.',
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
