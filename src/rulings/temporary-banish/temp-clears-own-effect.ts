import { ruling } from '../language';

export default ruling(
  'temp-clears-own-effect',
  {
    covers: ['banish', 'durations', 'several-attacks'],
    title: { en: 'Its own effect does not come back', ko: '자신의 효과로 얻은 것은 돌아오지 않는다' },
    statement: {
      en: 'Mermail Abyssmegalo gives itself a second attack for the turn. What a monster has given itself is cleared by a banish for a time, so after its return it attacks only once.',
      ko: '머메일－메가로어비스는 자신의 효과로 그 턴에 2회 공격할 수 있게 된다. 몬스터가 스스로 얻은 것은 일시적으로 제외되면 사라지므로, 돌아온 뒤에는 1회만 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Mermail Abyssmegalo', 'Mermail Abysspike', 'Interdimensional Matter Forwarder');
    turnPlayer.activates('Mermail Abyssmegalo', { effect: 3 });
    then.isIn('Mermail Abysspike', 'gy', turnPlayer);
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Mermail Abyssmegalo'] });
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Mermail Abyssmegalo', 'directly');
    then.lpIs(opponent, 5600);
    then.wasNeverOffered('Mermail Abyssmegalo', 'flipSummon');
    then.phaseIs('main2');
  },
);
