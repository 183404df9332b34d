import { ruling } from '../language';

export default ruling(
  'flip-and-gemini-almost-same',
  {
    covers: ['summon-negation', 'gemini-summon'],
    title: { en: 'A Gemini Summon can be negated', ko: '듀얼 몬스터의 재소환도 무효로 할 수 있다' },
    statement: {
      en: 'The second Normal Summon of a Gemini monster can be negated like other Summons, for example by Horn of Heaven.',
      ko: '듀얼 몬스터를 한 번 더 일반 소환하는 것도 다른 소환처럼 무효로 할 수 있다. 예를 들면 승천의 뿔피리를 쓸 수 있다.',
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
