import { card, ruling } from '../language';

export default ruling(
  'calc-defense-higher',
  {
    covers: ['damage-calculation', 'battle-damage', 'battle-destruction'],
    title: { en: 'Running into a higher DEF', ko: '수비력이 더 높을 때' },
    statement: {
      en: 'Only the attacked monster’s DEF counts, and a Defense Position monster destroys nothing by it. So Celtic Guardian survives, but as its ATK is lower, its player takes the difference.',
      ko: '수비 표시 몬스터는 수비력으로 전투하며 공격한 몬스터를 파괴하지 않는다. 그래서 엘프 검사는 남지만, 공격력이 더 낮으므로 공격한 플레이어가 그 차만큼 데미지를 받는다.',
    },
    contrast: 'calc-attack-lower',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Battle Ox');
    given(opponent).controls(card('Giant Soldier of Stone', { position: 'defense' }));
    turnPlayer.attacks('Celtic Guardian', 'Giant Soldier of Stone');
    then.controls(turnPlayer, 'Celtic Guardian');
    then.controls(opponent, 'Giant Soldier of Stone');
    then.happened('damage', { seat: 'turnPlayer', where: { amount: 600, how: 'battle' } });
    then.lpIs(turnPlayer, 7400);
    then.lpIs(opponent, 8000);
  },
);
