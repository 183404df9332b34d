import { ruling } from '../language';

export default ruling(
  'neg-not-from-hand-ed-or-field',
  {
    covers: ['summon-negation', 'last-place'],
    title: { en: 'Sent from nowhere', ko: '어디에서도 보내지지 않았다' },
    statement: {
      en: 'A monster whose Summon is negated has left the hand but not reached the field, so it is sent to the GY from neither. Gusto Griffin’s effect asks to be sent from the hand and does not trigger.',
      ko: '소환이 무효가 된 몬스터는 이미 패를 떠났고 필드에는 아직 없었으므로, 어느 쪽에서 묘지로 보내진 것도 아니다. 그래서 패에서 묘지로 보내졌을 때의 효과인 가스타 그리프의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Gusto Griffin').hasInDeck('Gusto Falco');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.normalSummons('Gusto Griffin');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.summonWasNegated('Gusto Griffin');
    then.isIn('Gusto Griffin', 'gy', turnPlayer);
    then.happened('moved', { card: 'Gusto Griffin', where: { to: 'gy', 'before.place': 'nowhere' } });
    then.chainsWere(['opponent: Solemn Judgment']);
    then.wasNeverOffered('Gusto Griffin', 'activate');
    then.cannot(turnPlayer).activate('Gusto Griffin', { because: 'event-not-happened' });
    then.isIn('Gusto Falco', 'deck', turnPlayer);
  },
);
