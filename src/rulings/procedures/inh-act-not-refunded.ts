import { ruling } from '../language';

export default ruling(
  'inh-act-not-refunded',
  {
    covers: ['special-summon-procedure', 'summon-negation'],
    title: { en: 'The Tribute is not given back', ko: '릴리스는 되돌아오지 않는다' },
    statement: {
      en: 'What was done for the Summon is not undone when the Summon is negated: the Tributed monster stays in the Graveyard.',
      ko: '소환이 무효가 되어도 소환을 위해 한 행위는 되돌아가지 않는다. 릴리스된 몬스터는 묘지에 남는다.',
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
