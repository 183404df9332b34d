import { card, ruling } from '../language';

export default ruling(
  'multi-attack-all-not-the-same-again',
  {
    covers: ['several-attacks', 'attack-negation'],
    title: { en: 'No monster twice', ko: '같은 몬스터를 다시 공격할 수는 없다' },
    statement: {
      en: '“Once each” counts attacks, not destroyed monsters. The attack on Celtic Guardian was negated and Mystical Elf survived, yet Asura Priest has attacked both, so nothing is left for it; Battle Ox may attack either.',
      ko: '"1회씩"은 파괴한 수가 아니라 공격한 것을 센다. 엘프 검사에 대한 공격은 무효가 되고 홀리 엘프는 살아남았지만 아수라는 둘 다 공격했으므로 더는 공격할 수 없다. 미노타우로스는 둘 다 공격할 수 있다.',
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
