import { card, ruling } from '../language';

export default ruling(
  'multi-same-number-does-not-add',
  {
    covers: ['several-attacks', 'continuous-effects'],
    title: { en: 'Two and two stay two', ko: '2회 공격은 겹쳐도 2회' },
    statement: {
      en: 'Two effects that each allow two attacks in a Battle Phase do not make three: the number allowed stays two.',
      ko: '각각 2회 공격을 할 수 있게 하는 효과가 겹쳐도 공격 횟수는 더해지지 않고 2회 그대로다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls(
      'Mataza the Zapper',
      card('Twin Swords of Flashing Light - Tryce', { equippedTo: 'Mataza the Zapper' }),
      'Battle Ox',
    );
    then.atkIs('Mataza the Zapper', 800);
    turnPlayer.attacks('Mataza the Zapper', 'directly');
    then.lpIs(opponent, 7200);
    turnPlayer.attacks('Mataza the Zapper', 'directly');
    then.lpIs(opponent, 6400);
    then.phaseIs('battle');
    then.can(turnPlayer).attack('Battle Ox');
    then.cannot(turnPlayer).attack('Mataza the Zapper', { because: 'already-attacked' });
  },
);
