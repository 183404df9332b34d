import { ruling } from '../language';

export default ruling(
  'calc-neither-takes-damage',
  {
    covers: ['damage-calculation', 'damage-prevention', 'trigger-order', 'battle-destruction'],
    title: { en: 'Exploder Dragon attacks a giant', ko: '폭탄 드래곤의 공격' },
    statement: {
      en: 'When Exploder Dragon attacks, no player takes battle damage from it. Destroyed by the stronger monster and sent to the GY, it then takes that monster along by its effect.',
      ko: '폭탄 드래곤이 공격하는 전투에서는 양쪽 모두 전투 데미지를 받지 않는다. 더 강한 몬스터에게 전투로 파괴되어 묘지로 보내지면, 효과로 그 몬스터를 파괴한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Exploder Dragon').hasInHand('Battle Ox');
    given(opponent).controls('Blue-Eyes White Dragon');
    turnPlayer.attacks('Exploder Dragon', 'Blue-Eyes White Dragon');
    then.didNotHappen('damage');
    then.chainsWere(['turnPlayer: Exploder Dragon']);
    then.linkWas('Exploder Dragon', 'resolved');
    then.happenedInOrder(
      { event: 'moved', card: 'Exploder Dragon', where: { to: 'gy', byBattle: true } },
      { event: 'activated', card: 'Exploder Dragon' },
      { event: 'moved', card: 'Blue-Eyes White Dragon', where: { to: 'gy', reasons: 'destroyed', cause: 'effect' } },
    );
    then.isIn('Blue-Eyes White Dragon', 'gy', opponent);
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
