import { ruling } from '../language';

export default ruling(
  'multi-attack-all-once-each',
  {
    covers: ['several-attacks', 'direct-attack'],
    title: { en: 'Every monster once', ko: '모든 몬스터에 한 번씩' },
    statement: {
      en: 'Asura Priest may attack each monster of the opponent once. When none is left, that is no right to attack the player as well.',
      ko: '아수라는 상대 몬스터 전부에 한 번씩 공격할 수 있다. 공격할 몬스터가 없어졌다고 직접 공격까지 할 수 있는 것은 아니다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Asura Priest', 'Battle Ox');
    given(opponent).controls('Kuriboh', 'Celtic Guardian');
    then.attackTargetsAre('Asura Priest', 'Kuriboh', 'Celtic Guardian');
    turnPlayer.attacks('Asura Priest', 'Kuriboh');
    then.lpIs(opponent, 6600);
    then.attackTargetsAre('Asura Priest', 'Celtic Guardian');
    turnPlayer.attacks('Asura Priest', 'Celtic Guardian');
    then.lpIs(opponent, 6300);
    then.phaseIs('battle');
    then.attackTargetsAre('Battle Ox', 'directly');
    then.attackTargetsAre('Asura Priest');
    then.cannot(turnPlayer).attack('Asura Priest', { because: 'no-attack-target' });
  },
);
