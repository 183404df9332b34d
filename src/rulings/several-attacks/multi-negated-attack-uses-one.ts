import { ruling } from '../language';

export default ruling(
  'multi-negated-attack-uses-one',
  {
    covers: ['several-attacks', 'attack-negation'],
    title: { en: 'A negated attack was one of them', ko: '무효가 된 공격도 한 번' },
    statement: {
      en: 'A negated attack uses up that one attack and no more. Mataza the Zapper has two: after the negated one the other is left, after the direct attack none.',
      ko: '공격이 무효가 되면 그 한 번만 쓴 것이 된다. 2회 공격할 수 있는 기습 공격 마타자는 무효가 된 뒤에도 한 번이 남아 직접 공격할 수 있고, 그 뒤에는 남은 공격이 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Mataza the Zapper', 'Battle Ox');
    given(opponent).hasSet('Scrap-Iron Scarecrow');
    turnPlayer.attacks('Mataza the Zapper', 'directly');
    opponent.activates('Scrap-Iron Scarecrow');
    bothPass();
    then.linkWas('Scrap-Iron Scarecrow', 'resolved');
    then.happened('attackNegated', { card: 'Mataza the Zapper' });
    then.lpIs(opponent, 8000);
    then.can(turnPlayer).attack('Mataza the Zapper');
    turnPlayer.attacks('Mataza the Zapper', 'directly');
    then.lpIs(opponent, 6700);
    then.phaseIs('battle');
    then.can(turnPlayer).attack('Battle Ox');
    then.cannot(turnPlayer).attack('Mataza the Zapper', { because: 'already-attacked' });
  },
);
