import { ruling } from '../language';

export default ruling(
  'inhfx-pendulum-encore-horn',
  {
    covers: ['procedure-by-effect', 'pendulum-summon', 'summon-negation'],
    title: { en: 'Horn of Heaven and Pendulum Encore', ko: '펜듈럼 앙코르와 승천의 뿔피리' },
    statement: {
      en: 'The Pendulum Summon of Pendulum Encore is made by the rules once the Trap has resolved, so Horn of Heaven can negate it like any other. Double Iris Magician was not on the field, so it goes to the GY and not to the Extra Deck.',
      ko: '펜듈럼 앙코르로 하는 펜듈럼 소환은 처리가 끝난 뒤 룰에 따라 하므로 승천의 뿔피리로 무효로 할 수 있다. 홍채의 마술사는 필드에 나온 적이 없으므로 엑스트라 덱이 아니라 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Marshmallon').hasSet('Horn of Heaven');
    given(opponent)
      .controls(
        { card: 'Stargazer Magician', inSpellTrapZone: true, zone: 0 },
        { card: 'Timegazer Magician', inSpellTrapZone: true, zone: 4 },
      )
      .hasInHand('Double Iris Magician', 'Mystical Elf')
      .hasSet('Pendulum Encore');
    turnPlayer.movesTo('battle');
    opponent.activates('Pendulum Encore', { cost: ['Mystical Elf'] });
    bothPass();
    then.isAsked(turnPlayer, 'summonNegation');
    turnPlayer.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainsWere(['opponent: Pendulum Encore'], ['turnPlayer: Horn of Heaven']);
    then.linkWas('Pendulum Encore', 'resolved');
    then.summonWasNegated('Double Iris Magician');
    then.isIn('Double Iris Magician', 'gy', opponent);
    then.isNotIn('Double Iris Magician', 'extraDeck');
  },
);
