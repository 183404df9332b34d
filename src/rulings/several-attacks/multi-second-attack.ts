import { ruling } from '../language';

export default ruling(
  'multi-second-attack',
  {
    covers: ['several-attacks', 'direct-attack'],
    title: { en: 'A second attack, and not always in a row', ko: '두 번째 공격은 이어서 하지 않아도 된다' },
    statement: {
      en: 'A monster with two attacks may choose each target anew: the same one, another, or the player once no monster is left. Other monsters may attack in between.',
      ko: '2회 공격할 수 있는 몬스터는 공격할 때마다 대상을 새로 고른다. 같은 몬스터여도, 다른 몬스터여도 되고, 몬스터가 남지 않았으면 직접 공격해도 된다. 사이에 다른 몬스터가 공격해도 상관없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // Celtic Guardian does not attack, so that the Battle Step goes on.
    given(turnPlayer).controls('Mataza the Zapper', 'Gemini Elf', 'Celtic Guardian');
    given(opponent).controls('Kuriboh');
    turnPlayer.attacks('Mataza the Zapper', 'Kuriboh');
    then.lpIs(opponent, 7000);
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 5100);
    then.attackTargetsAre('Mataza the Zapper', 'directly');
    turnPlayer.attacks('Mataza the Zapper', 'directly');
    then.lpIs(opponent, 3800);
    then.phaseIs('battle');
    then.cannot(turnPlayer).attack('Mataza the Zapper', { because: 'already-attacked' });
    then.can(turnPlayer).attack('Celtic Guardian');
  },
);
