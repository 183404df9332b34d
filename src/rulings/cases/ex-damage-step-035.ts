import { ruling } from '../language';

export default ruling(
  'ex-damage-step-035',
  {
    covers: ['damage-step', 'flip-effects', 'battle-destruction'],
    title: { en: 'It cannot save itself', ko: '자기 자신은 구할 수 없다' },
    statement: {
      en: 'A monster whose destruction by battle is settled can no longer be targeted, not even by its own effect. Penguin Soldier may only return its attacker.',
      ko: '전투로 파괴되는 것이 확정된 몬스터는 대상으로 할 수 없으며, 자기 자신의 효과로도 마찬가지다. 펭귄 솔저는 공격한 몬스터만 되돌릴 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasSet('Penguin Soldier');
    turnPlayer.attacks('Gemini Elf', 'Penguin Soldier');
    then.timingIs('battlePhase.damageStep.afterDamageCalculation');
    then.isAsked(opponent, 'trigger');
    opponent.usesTrigger('Penguin Soldier');
    then.neverAsked('pick');
    then.happened('targeted', { card: 'Gemini Elf' });
    then.didNotHappen('targeted', { card: 'Penguin Soldier' });
    then.chainsWere(['opponent: Penguin Soldier']);
    then.linkWas('Penguin Soldier', 'resolved');
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.happenedInOrder(
      { event: 'moved', card: 'Gemini Elf', where: { to: 'hand' } },
      { event: 'moved', card: 'Penguin Soldier', where: { to: 'gy', byBattle: true } },
    );
    then.isIn('Penguin Soldier', 'gy', opponent);
  },
);
