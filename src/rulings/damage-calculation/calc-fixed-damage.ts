import { card, ruling } from '../language';

export default ruling(
  'calc-fixed-damage',
  {
    covers: ['damage-calculation', 'battle-damage', 'direct-attack'],
    title: {
      en: 'A fixed amount',
      ko: '정해진 수치의 데미지',
    },
    statement: {
      en: 'Submarineroid’s own direct attack inflicts its original ATK. An amount fixed like that is applied last of all, so Axe of Despair, which raises its ATK to 1800, makes no difference: 800.',
      ko: '서브마린로이드가 자신의 효과로 직접 공격할 때의 데미지는 원래의 공격력이다. 이렇게 정해진 수치는 맨 마지막에 적용되므로, 데몬의 도끼로 공격력이 1800이 되어도 800이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls('Submarineroid', card('Axe of Despair', { equippedTo: 'Submarineroid' }))
      .hasInHand('Battle Ox');
    given(opponent).controls('Gemini Elf');
    then.atkIs('Submarineroid', 1800);
    then.attackTargetsAre('Submarineroid', 'Gemini Elf', 'directly');
    turnPlayer.attacks('Submarineroid', 'directly');
    then.happened('damage', { seat: 'opponent', where: { amount: 800, how: 'battle', direct: true } });
    then.lpIs(opponent, 7200);
    then.controls(opponent, 'Gemini Elf');
  },
);
