import { ruling } from '../language';

export default ruling(
  'act-pacifis-summon-after-activation',
  {
    covers: ['activation', 'field-spells', 'limits'],
    title: { en: 'Its activation binds nobody: Pacifis', ko: '카드의 발동만으로는 제약이 없다: 퍼시피스' },
    statement: {
      en: 'The restriction of Pacifis, the Phantasm City goes with using its effects, not with activating the card. So a player who has only activated the card may Summon Effect Monsters later in the turn.',
      ko: '환황의 도시 퍼시피스의 제약은 카드의 발동이 아니라 그 효과를 발동하는 턴에 걸린다. 그래서 카드를 발동하기만 했다면 그 턴에 효과 몬스터를 소환할 수 있다.',
    },
    doubtful: {
      en: 'No rule decides this but the ruling on this card.',
      ko: '일반적인 룰이 아니라 이 카드에 대한 재정이다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Mermail Abysspike', 'Pacifis, the Phantasm City');
    turnPlayer.activates('Pacifis, the Phantasm City');
    bothPass();
    then.isFaceUp('Pacifis, the Phantasm City');
    then.can(turnPlayer).normalSummon('Mermail Abysspike');
    turnPlayer.normalSummons('Mermail Abysspike');
    then.wasSummonedBy('Mermail Abysspike', turnPlayer);
  },
);
