import { ruling } from '../language';

export default ruling(
  'multi-direct-attack-excludes-attack-all',
  {
    covers: ['several-attacks', 'direct-attack', 'replay'],
    title: { en: 'Direct once, monsters no more', ko: '직접 공격한 뒤에는 몬스터를 공격할 수 없다' },
    statement: {
      en: 'Asura Priest either attacks every monster once each or makes one direct attack. It has attacked directly, so Kuriboh, which appears later in the Battle Phase, is not open to it, while Battle Ox may attack Kuriboh.',
      ko: '아수라는 상대 몬스터에 1회씩 공격하거나 직접 공격을 1번 한다. 이미 직접 공격했으므로 그 배틀 페이즈에 나중에 나타난 크리보를 공격할 수 없고, 미노타우로스는 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Asura Priest', 'Gemini Elf', 'Battle Ox');
    given(opponent).controls('Ultimate Offering').hasInHand('Kuriboh');
    turnPlayer.attacks('Asura Priest', 'directly');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 6300);
    opponent.activates('Ultimate Offering');
    bothPass();
    opponent.normalSummons('Kuriboh');
    then.linkWas('Ultimate Offering', 'resolved');
    then.lpIs(opponent, 5800);
    then.wasSummonedBy('Kuriboh', opponent, 'normal');
    then.isAsked(turnPlayer, 'attackTarget');
    then.attackTargetsAre('Gemini Elf', 'Kuriboh');
    turnPlayer.declines();
    then.phaseIs('battle');
    then.attackTargetsAre('Battle Ox', 'Kuriboh');
    then.attackTargetsAre('Asura Priest');
    then.cannot(turnPlayer).attack('Asura Priest', { because: 'no-attack-target' });
    then.controls(opponent, 'Kuriboh');
  },
);
