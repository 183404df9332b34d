import { ruling } from '../language';

export default ruling(
  'proc-step4-dna-surgery',
  {
    covers: ['continuous-effects', 'normal-summon'],
    title: {
      en: 'DNA Surgery changes the Type at the success',
      ko: 'DNA 개조 수술은 소환 성공 순간부터 종족을 바꾼다',
    },
    statement: {
      en: 'With DNA Surgery face-up, a newly Summoned monster has the declared Type from the moment of success, before any trigger or answer.',
      ko: 'DNA 개조 수술이 앞면 표시로 있으면 새로 소환된 몬스터는 유발 효과나 대응이 있기 전, 성공한 순간부터 선언된 종족이 된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasInHand('Celtic Guardian');
    // Torrential Tribute makes the duel stop right after the success.
    given(opponent).hasSet('DNA Surgery', 'Torrential Tribute');
    opponent.activates('DNA Surgery', { declare: 'dragon' });
    bothPass();
    turnPlayer.normalSummons('Celtic Guardian');
    then.isAsked(opponent, 'fastEffect');
    then.typeIs('Celtic Guardian', 'dragon');
    then.chainsWere(['opponent: DNA Surgery']);
  },
);
