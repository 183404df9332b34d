import { card, ruling } from '../language';

export default ruling(
  'multi-same-number-does-not-add',
  {
    covers: ['several-attacks', 'continuous-effects'],
    title: { en: 'Two and two stay two', ko: '2회 공격은 겹쳐도 2회' },
    statement: {
      en: 'Mataza the Zapper and Twin Swords of Flashing Light - Tryce each allow two attacks in a Battle Phase; neither adds one to the other. So together they still make two, and after the second no attack is left.',
      ko: '기습 공격 마타자와 섬광의 쌍검－트라이스는 각각 2회까지 공격할 수 있게 할 뿐 횟수를 더하는 것이 아니다. 겹쳐도 2회이므로, 두 번 공격하면 더는 공격할 수 없다.',
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
