import { ruling } from '../language';

export default ruling(
  'extra-count-no-restriction',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'tribute-summon'],
    title: { en: 'Rights like any other', ko: '아무 조건 없는 통상 소환권' },
    statement: {
      en: 'The rights that Double Summon gives are ordinary ones: any monster, Tributes and Sets included.',
      ko: '이중소환으로 얻는 것은 보통의 통상 소환권이다. 어떤 몬스터든 되고, 릴리스가 필요한 세트도 할 수 있다.',
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
