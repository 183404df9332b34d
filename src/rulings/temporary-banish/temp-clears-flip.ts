import { card, ruling } from '../language';

export default ruling(
  'temp-clears-flip',
  {
    covers: ['banish', 'flip-summon'],
    title: { en: 'Having been flipped is forgotten', ko: '리버스했다는 정보는 사라진다' },
    statement: {
      en: 'A banish for a time clears that a monster was flipped face-up or Flip Summoned. Dododo Swordsman loses the ATK it had for its Flip Summon, and a flipped Aroma Jar no longer gains LP.',
      ko: '일시적으로 제외되면 리버스했다는 것도, 반전 소환되었다는 것도 사라진다. 도도도 갓사는 반전 소환으로 얻은 공격력을 잃고, 리버스했던 아로마포트는 더 이상 LP를 회복하지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Interdimensional Matter Forwarder');
    inCase({ en: 'Dododo Swordsman, Flip Summoned', ko: '반전 소환된 도도도 갓사' }, () => {
      given(turnPlayer).controls(card('Dododo Swordsman', { method: 'flip', summonedOn: 1 }));
      then.atkIs('Dododo Swordsman', 3500);
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Dododo Swordsman'] });
      bothPass();
      then.atkIs('Dododo Swordsman', 0);
    });
    inCase({ en: 'Aroma Jar, flipped face-up', ko: '리버스한 아로마포트' }, () => {
      given(turnPlayer).hasSet('Aroma Jar').hasInHand('Book of Taiyou');
      turnPlayer.activates('Book of Taiyou', { targets: ['Aroma Jar'] });
      bothPass();
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Aroma Jar'] });
      bothPass();
      turnPlayer.movesTo('end');
      then.wasNeverOffered('Aroma Jar', 'activate');
      then.cannot(turnPlayer).activate('Aroma Jar', { effect: 2, because: 'condition-not-met' });
      then.lpIs(turnPlayer, 8000);
    });
  },
);
