import { ruling } from '../language';

export default ruling(
  'proc-step3-success',
  {
    covers: ['normal-summon'],
    title: { en: 'Step 3: the Summon succeeds', ko: '3단계: 소환 성공' },
    statement: {
      en: 'If nobody negates it, the Summon succeeds and only now the monster is on the field.',
      ko: '무효가 되지 않으면 소환이 성공하고, 몬스터는 이때 비로소 필드에 있게 된다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian');
    turnPlayer.normalSummons('Celtic Guardian');
    then.happenedInOrder(
      { event: 'summonAttempted', seat: 'turnPlayer', where: { method: 'normal' } },
      { event: 'summoned', card: 'Celtic Guardian' },
    );
    then.isIn('Celtic Guardian', 'monsterZone', turnPlayer);
    then.positionIs('Celtic Guardian', 'attack');
    then.noChain();
  },
);
