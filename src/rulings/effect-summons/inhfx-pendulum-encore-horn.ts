import { ruling } from '../language';

export default ruling(
  'inhfx-pendulum-encore-horn',
  {
    covers: ['procedure-by-effect', 'pendulum-summon', 'summon-negation'],
    title: { en: 'Horn of Heaven and Pendulum Encore', ko: '펜듈럼 앙코르와 승천의 뿔피리' },
    statement: {
      en: 'The Pendulum Summon that Pendulum Encore brings about comes after the Trap has resolved and can be negated like any other. Its monster was not on the field and goes to the GY.',
      ko: '펜듈럼 앙코르의 처리 후에 실행하는 펜듈럼 소환은 승천의 뿔피리로 무효로 할 수 있다. 소환이 무효가 된 몬스터는 필드에 나온 적이 없으므로 엑스트라 덱이 아니라 묘지로 보내진다.',
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
