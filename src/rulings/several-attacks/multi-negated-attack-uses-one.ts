import { ruling } from '../language';

export default ruling(
  'multi-negated-attack-uses-one',
  {
    covers: ['several-attacks', 'attack-negation'],
    title: { en: 'A negated attack was one of them', ko: '무효가 된 공격도 한 번' },
    statement: {
      en: 'Negating an attack uses up that attack and no more: of two, the other one is left.',
      ko: '공격이 무효가 되면 그 한 번을 쓴 것이 된다. 2회 공격할 수 있다면 나머지 한 번은 남는다.',
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
