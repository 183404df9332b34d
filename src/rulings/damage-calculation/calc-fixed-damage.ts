import { card, ruling } from '../language';

export default ruling(
  'calc-fixed-damage',
  {
    covers: ['damage-calculation', 'battle-damage', 'direct-attack'],
    title: { en: 'A fixed amount', ko: '정해진 수치의 데미지' },
    statement: {
      en: "Submarineroid's own direct attack inflicts its original ATK. A number fixed like that comes last of all and takes no notice of changes of its ATK.",
      ko: '서브마린로이드가 자신의 효과로 직접 공격할 때의 데미지는 원래의 공격력이다. 이렇게 정해진 수치는 맨 마지막에 적용되어 공격력의 변화와 관계없다.',
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
