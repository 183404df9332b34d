import { ruling } from '../language';

export default ruling(
  'proc-normal-summon-covers-set',
  {
    covers: ['normal-summon', 'set'],
    title: { en: 'A Set uses the Normal Summon but is none', ko: '세트는 일반 소환권을 쓰지만 일반 소환이 아니다' },
    statement: {
      en: 'Setting a monster uses up the Normal Summon of the turn. It is still no Summon, so nothing that waits for one is met.',
      ko: '몬스터를 세트하면 그 턴의 일반 소환권을 쓴다. 그러나 소환은 아니므로 소환했을 때의 효과는 발동하지 않는다.',
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
