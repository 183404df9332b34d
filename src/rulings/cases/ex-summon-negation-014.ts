import { ruling } from '../language';

export default ruling(
  'ex-summon-negation-014',
  {
    covers: ['summon-negation', 'normal-summon', 'last-place'],
    title: { en: 'The Normal Summon is spent', ko: '무효가 되어도 일반 소환권은 쓴 것이다' },
    statement: {
      en: 'A monster whose Normal Summon was negated never reached the field, so Sangan, which must be sent to the GY from the field, does not activate. The Normal Summon of the turn is used up nevertheless: Kuriboh can be neither Summoned nor Set.',
      ko: '일반 소환이 무효가 된 몬스터는 필드에 나온 적이 없으므로, 필드에서 묘지로 보내져야 하는 크리터의 효과는 발동하지 않는다. 그래도 그 턴의 통상 소환은 쓴 것이므로 크리보를 일반 소환하거나 세트할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Sangan', 'Kuriboh').hasInDeck('Marshmallon');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.normalSummons('Sangan');
    then.isAsked(opponent, 'summonNegation');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.linkWas('Solemn Judgment', 'resolved');
    then.lpIs(opponent, 4000);
    then.summonWasNegated('Sangan');
    then.isIn('Sangan', 'gy', turnPlayer);
    then.chainsWere(['opponent: Solemn Judgment']);
    then.wasNeverOffered('Sangan', 'activate');
    then.isIn('Marshmallon', 'deck', turnPlayer);
    then.isAsked(turnPlayer, 'open');
    then.cannot(turnPlayer).normalSummon('Kuriboh', { because: 'normal-summon-used' });
    then.cannot(turnPlayer).setMonster('Kuriboh', { because: 'normal-summon-used' });
  },
);
