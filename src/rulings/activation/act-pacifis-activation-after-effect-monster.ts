import { ruling } from '../language';

export default ruling(
  'act-pacifis-activation-after-effect-monster',
  {
    covers: ['activation', 'field-spells', 'limits'],
    title: { en: 'Its card is activated all the same: Pacifis', ko: '카드의 발동은 할 수 있다: 퍼시피스' },
    statement: {
      en: 'Pacifis, the Phantasm City binds the turns in which its effects are activated. The empty effect of its own activation does not count: it can be activated after an Effect Monster was Summoned.',
      ko: '환황의 도시 퍼시피스의 제약은 그 효과를 발동하는 턴에 걸린다. 카드의 발동에 따르는 아무것도 하지 않는 효과는 세지 않으므로, 효과 몬스터를 소환한 턴에도 카드는 발동할 수 있다.',
    },
    doubtful: {
      en: 'No rule decides this but the ruling on this card.',
      ko: '일반적인 룰이 아니라 이 카드에 대한 재정이다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Mermail Abysspike', 'Pacifis, the Phantasm City');
    turnPlayer.normalSummons('Mermail Abysspike');
    then.can(turnPlayer).activate('Pacifis, the Phantasm City');
    turnPlayer.activates('Pacifis, the Phantasm City');
    bothPass();
    then.linkWas('Pacifis, the Phantasm City', 'resolved');
    then.isIn('Pacifis, the Phantasm City', 'fieldZone', turnPlayer);
    then.isFaceUp('Pacifis, the Phantasm City');
  },
);
