import { card, ruling } from '../language';

export default ruling(
  'damage-after-calculation-doomed-still-acts',
  {
    covers: ['damage-step', 'trigger-order', 'battle-destruction'],
    title: { en: 'Beaten, but not yet silent', ko: '파괴가 확정되어도 효과는 쓸 수 있다' },
    statement: {
      en: 'A monster that has lost the battle is on the field until the end of the Damage Step and can use its effect for the moment after damage calculation: Wall of Illusion still sends its attacker back.',
      ko: '전투에서 진 몬스터도 데미지 스텝 종료시까지는 필드에 있으므로 데미지 계산 후의 효과를 쓸 수 있다. 환상의 벽은 파괴되더라도 공격한 몬스터를 패로 되돌린다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).controls(card('Wall of Illusion', { position: 'defense' }));
    turnPlayer.attacks('Gemini Elf', 'Wall of Illusion');
    then.chainsWere(['opponent: Wall of Illusion']);
    then.linkWas('Wall of Illusion', 'resolved');
    then.happenedInOrder(
      { event: 'momentBegan', where: { moment: 'afterDamageCalculation' } },
      { event: 'activated', card: 'Wall of Illusion' },
      { event: 'moved', card: 'Gemini Elf', where: { to: 'hand' } },
      { event: 'moved', card: 'Wall of Illusion', where: { to: 'gy', byBattle: true } },
    );
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.isIn('Wall of Illusion', 'gy', opponent);
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
