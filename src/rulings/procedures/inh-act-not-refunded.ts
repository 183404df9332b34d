import { ruling } from '../language';

export default ruling(
  'inh-act-not-refunded',
  {
    covers: ['special-summon-procedure', 'summon-negation'],
    title: { en: 'The Tribute is not given back', ko: '릴리스는 되돌아오지 않는다' },
    statement: {
      en: 'The Tribute for Gameciel, the Sea Turtle Kaiju is made before its Summon is attempted. Negating the Summon stops only what comes after, so the Tributed monster stays in the GY.',
      ko: '해귀파괴수 가메시엘을 위한 릴리스는 소환하기 전에 이루어진다. 무효가 되는 것은 그 뒤의 소환뿐이므로, 릴리스된 몬스터는 묘지에 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Gameciel, the Sea Turtle Kaiju');
    given(opponent).controls('Blackwing Full Armor Master').hasSet('Solemn Judgment');
    turnPlayer.specialSummons('Gameciel, the Sea Turtle Kaiju');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.summonWasNegated('Gameciel, the Sea Turtle Kaiju');
    then.isIn('Gameciel, the Sea Turtle Kaiju', 'gy', turnPlayer);
    then.isIn('Blackwing Full Armor Master', 'gy', opponent);
  },
);
