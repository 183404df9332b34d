import { ruling } from '../language';

export default ruling(
  'damage-flip-effect-after-calculation',
  {
    covers: ['damage-step', 'flip-effects', 'battle-destruction'],
    title: {
      en: 'Flip effects wait for the calculation',
      ko: '리버스 효과는 데미지 계산 후에 발동한다',
    },
    statement: {
      en: 'The Flip effect of a monster turned up by an attack starts its Chain after damage calculation. A monster that lost the battle leaves only at the end of the Damage Step, so Man-Eater Bug is still on the field then and its effect is activated there.',
      ko: '공격을 받아 앞면이 된 몬스터의 리버스 효과는 데미지 계산 후에 발동한다. 전투에서 진 몬스터는 데미지 스텝 종료시에야 필드를 떠나므로, 식인 곤충은 그때 아직 필드에 있고 효과도 거기서 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Vorse Raider').hasInHand('Battle Ox');
    given(opponent).hasSet('Man-Eater Bug');
    turnPlayer.attacks('Vorse Raider', 'Man-Eater Bug');
    then.chainsWere(['opponent: Man-Eater Bug']);
    then.linkWas('Man-Eater Bug', 'resolved');
    then.happened('activated', { card: 'Man-Eater Bug', where: { place: 'monsterZone' } });
    then.happenedInOrder(
      { event: 'momentBegan', where: { moment: 'afterDamageCalculation' } },
      { event: 'activated', card: 'Man-Eater Bug' },
      { event: 'targeted', card: 'Vorse Raider' },
      { event: 'moved', card: 'Vorse Raider', where: { to: 'gy', reasons: 'destroyed', cause: 'effect' } },
      { event: 'moved', card: 'Man-Eater Bug', where: { to: 'gy', byBattle: true } },
    );
    then.isIn('Vorse Raider', 'gy', turnPlayer);
    then.isIn('Man-Eater Bug', 'gy', opponent);
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
