import { ruling } from '../language';

export default ruling(
  'multi-attack-all-once-each',
  {
    covers: ['several-attacks', 'direct-attack'],
    title: { en: 'Every monster once', ko: '모든 몬스터에 한 번씩' },
    statement: {
      en: 'Asura Priest may attack each monster of the opponent once; these are attacks on monsters only. When none is left it gains no direct attack on top of them, while Battle Ox, which has not attacked, may attack directly.',
      ko: '아수라는 상대 몬스터에 1회씩 공격할 수 있을 뿐이다. 몬스터를 공격한 뒤 남은 몬스터가 없어도 직접 공격까지 할 수는 없고, 아직 공격하지 않은 미노타우로스는 직접 공격할 수 있다.',
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
