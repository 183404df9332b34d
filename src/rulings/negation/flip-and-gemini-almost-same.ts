import { ruling } from '../language';

export default ruling(
  'flip-and-gemini-almost-same',
  {
    covers: ['summon-negation', 'gemini-summon'],
    title: { en: 'A Gemini Summon can be negated', ko: '듀얼 몬스터의 재소환도 무효로 할 수 있다' },
    statement: {
      en: 'A Gemini monster Normal Summoned again on the field is being Summoned like any other, with a moment at which it has not succeeded yet. So Horn of Heaven can negate it.',
      ko: '필드의 듀얼 몬스터를 다시 일반 소환하는 것도 소환이므로, 다른 소환처럼 성공하기 전에 무효로 할 수 있다. 그래서 승천의 뿔피리를 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Evocator Chevalier');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.normalSummons('Evocator Chevalier');
    then.can(opponent).activate('Horn of Heaven');
    opponent.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainsWere(['opponent: Horn of Heaven']);
    then.summonWasNegated('Evocator Chevalier');
    then.isIn('Evocator Chevalier', 'gy', turnPlayer);
  },
);
