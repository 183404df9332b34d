import { ruling } from '../language';

export default ruling(
  'treated-sequence',
  {
    covers: ['special-summon-effect', 'fusion-summon', 'summon-response'],
    title: { en: 'Treated as a Fusion Summon, made by an effect', ko: '융합 소환으로 취급해도 효과에 의한 특수 소환' },
    statement: {
      en: 'Instant Fusion Special Summons while it resolves, when nobody can act; that it is treated as a Fusion Summon changes nothing. So the Summon cannot be negated, and its success can be answered afterwards, here with Torrential Tribute.',
      ko: '인스턴트 퓨전은 아무도 행동할 수 없는 효과 처리 중에 특수 소환하며, 융합 소환으로 취급해도 마찬가지다. 그래서 소환을 무효로 할 수는 없고, 처리가 끝난 뒤 격류장처럼 소환 성공에 대응할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Instant Fusion').hasInExtraDeck('El Shaddoll Winda').hasLP(8000);
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.activates('Instant Fusion');
    bothPass();
    then.linkWas('Instant Fusion', 'resolved');
    then.neverAsked('summonNegation');
    then.firstOfferedOn('Torrential Tribute', 'activate');
    opponent.activates('Torrential Tribute');
    bothPass();
  },
);
