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
      en: 'DNA Surgery is a continuous effect, and those apply at the success of a Summon before any trigger or answer. So Celtic Guardian is already a Dragon when the opponent may answer its Summon.',
      ko: '지속 효과는 소환에 성공한 순간, 유발 효과나 대응보다 먼저 적용된다. 그래서 DNA 개조 수술이 있으면 소환된 엘프 검사는 상대가 대응할 수 있게 된 때에 이미 선언된 종족이다.',
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
