import { ruling } from '../language';

export default ruling(
  'treated-sequence',
  {
    covers: ['special-summon-effect', 'fusion-summon', 'summon-response'],
    title: { en: 'Treated as a Fusion Summon, made by an effect', ko: '융합 소환으로 취급해도 효과에 의한 특수 소환' },
    statement: {
      en: 'A Special Summon by an effect that is treated as a Fusion Summon has no window before the effect has resolved; then its success can be answered.',
      ko: '융합 소환으로 취급하는 효과에 의한 특수 소환은, 효과 처리가 끝나기 전에는 대응할 수 없고, 소환 성공시에 대응할 수 있다.',
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
