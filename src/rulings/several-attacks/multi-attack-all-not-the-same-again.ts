import { card, ruling } from '../language';

export default ruling(
  'multi-attack-all-not-the-same-again',
  {
    covers: ['several-attacks', 'attack-negation'],
    title: { en: 'No monster twice', ko: '같은 몬스터를 다시 공격할 수는 없다' },
    statement: {
      en: 'For "once each" an attack counts even if it was negated or did not destroy its target: that monster cannot be attacked by it again.',
      ko: '"1회씩"의 공격은 무효가 되었거나 상대를 파괴하지 못했어도 그 몬스터에 대한 공격으로 센다. 그 몬스터를 다시 공격할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Asura Priest', 'Battle Ox');
    given(opponent)
      .controls('Celtic Guardian', card('Mystical Elf', { position: 'defense' }))
      .hasSet('Scrap-Iron Scarecrow');
    turnPlayer.attacks('Asura Priest', 'Celtic Guardian');
    opponent.activates('Scrap-Iron Scarecrow');
    bothPass();
    then.linkWas('Scrap-Iron Scarecrow', 'resolved');
    then.happened('attackNegated', { card: 'Asura Priest' });
    then.attackTargetsAre('Asura Priest', 'Mystical Elf');
    turnPlayer.attacks('Asura Priest', 'Mystical Elf');
    then.lpIs(turnPlayer, 7700);
    then.phaseIs('battle');
    then.attackTargetsAre('Battle Ox', 'Celtic Guardian', 'Mystical Elf');
    then.attackTargetsAre('Asura Priest');
    then.cannot(turnPlayer).attack('Asura Priest', { because: 'no-attack-target' });
    then.controls(opponent, 'Celtic Guardian', 'Mystical Elf');
    then.lpIs(opponent, 8000);
  },
);
