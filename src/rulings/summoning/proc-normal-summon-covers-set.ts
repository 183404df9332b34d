import { ruling } from '../language';

export default ruling(
  'proc-normal-summon-covers-set',
  {
    covers: ['normal-summon', 'set'],
    title: {
      en: 'A Set uses the Normal Summon but is none',
      ko: '세트는 통상 소환을 쓰지만 소환은 아니다',
    },
    statement: {
      en: 'A Set uses up the one Normal Summon or Set of the turn, so Celtic Guardian cannot follow. Yet a Set is no Summon: Armageddon Knight, which waits for its own Summon, does not trigger.',
      ko: '세트는 한 턴에 1번인 통상 소환을 쓰므로, 엘프 검사는 이어서 소환도 세트도 할 수 없다. 그러나 세트는 소환이 아니므로, 소환되었을 때의 효과인 종말의 기사의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    // Celtic Guardian shows that the right is gone.
    given(turnPlayer).hasInHand('Armageddon Knight', 'Celtic Guardian').hasInDeck('Sangan', 'Peten the Dark Clown');
    turnPlayer.setsMonster('Armageddon Knight');
    then.cannot(turnPlayer).normalSummon('Celtic Guardian', { because: 'normal-summon-used' });
    then.cannot(turnPlayer).setMonster('Celtic Guardian', { because: 'normal-summon-used' });
    then.wasNotSummoned('Armageddon Knight');
    then.wasNeverOffered('Armageddon Knight', 'activate');
    then.cannot(turnPlayer).activate('Armageddon Knight', { because: 'event-not-happened' });
    then.noChain();
  },
);
