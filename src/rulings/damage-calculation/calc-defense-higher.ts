import { card, ruling } from '../language';

export default ruling(
  'calc-defense-higher',
  {
    covers: ['damage-calculation', 'battle-damage', 'battle-destruction'],
    title: { en: 'Running into a higher DEF', ko: '수비력이 더 높을 때' },
    statement: {
      en: 'Attacking a Defense Position monster of higher DEF destroys nothing; the attacking player takes the difference.',
      ko: '수비력이 더 높은 수비 표시 몬스터를 공격하면 아무것도 파괴되지 않고, 공격한 플레이어가 그 차만큼 데미지를 받는다.',
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
