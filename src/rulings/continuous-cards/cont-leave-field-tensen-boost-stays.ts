import { ruling } from '../language';

export default ruling(
  'cont-leave-field-tensen-boost-stays',
  {
    covers: ['continuous-cards', 'durations', 'destruction'],
    title: { en: 'A resolved effect outlasts its card', ko: '처리된 효과는 카드가 없어져도 남는다' },
    statement: {
      en: 'An effect that has resolved needs its card no longer: the 700 ATK of the activation of Fire Formation - Tensen last until the End Phase though the card is destroyed. Only what the card applies by lying there ends.',
      ko: '처리가 끝난 효과는 더 이상 그 카드를 필요로 하지 않는다. 염무－「천선」의 발동시에 올린 700은 카드가 파괴되어도 엔드 페이즈까지 남는다. 필드에 존재하는 동안 적용되던 것만 없어진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Brotherhood of the Fire Fist - Bear')
      .hasSet('Fire Formation - Tensen')
      .hasInDeck('Kuriboh');
    given(opponent).hasSet('Mystical Space Typhoon').hasInDeck('Kuriboh');
    turnPlayer.activates('Fire Formation - Tensen', { targets: ['Brotherhood of the Fire Fist - Bear'] });
    bothPass();
    then.atkIs('Brotherhood of the Fire Fist - Bear', 2600);
    turnPlayer.movesTo('battle');
    opponent.activates('Mystical Space Typhoon', { targets: ['Fire Formation - Tensen'] });
    bothPass();
    then.isIn('Fire Formation - Tensen', 'gy', turnPlayer);
    then.atkIs('Brotherhood of the Fire Fist - Bear', 2300);
    turnPlayer.movesTo('end');
    then.atkIs('Brotherhood of the Fire Fist - Bear', 1600);
  },
);
