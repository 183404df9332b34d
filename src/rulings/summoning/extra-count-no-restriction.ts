import { ruling } from '../language';

export default ruling(
  'extra-count-no-restriction',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'tribute-summon'],
    title: {
      en: 'Rights like any other',
      ko: '아무 조건 없는 통상 소환',
    },
    statement: {
      en: 'Double Summon only raises the number of Normal Summons and Sets and asks nothing of the monster. So the second may be any, here a Tribute Set of Jinzo.',
      ko: '이중소환은 통상 소환의 횟수만 늘리며 몬스터를 제한하지 않는다. 그래서 두 번째도 어떤 몬스터든 되고, 여기서는 릴리스가 필요한 인조인간 －사이코 쇼커－를 세트한다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Double Summon', 'Sangan', 'Jinzo').hasInDeck('Mystical Elf');
    turnPlayer.activates('Double Summon');
    bothPass();
    turnPlayer.normalSummons('Sangan');
    then.can(turnPlayer).setMonster('Jinzo');
    turnPlayer.setsMonster('Jinzo', 'Sangan');
    then.wasSummonedBy('Sangan', turnPlayer, 'normal');
    then.isFaceDown('Jinzo');
    then.isIn('Sangan', 'gy', turnPlayer);
  },
);
