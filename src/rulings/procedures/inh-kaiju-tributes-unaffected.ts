import { ruling } from '../language';

export default ruling(
  'inh-kaiju-tributes-unaffected',
  {
    covers: ['special-summon-procedure', 'tribute', 'unaffected'],
    title: { en: 'Unaffected monsters are Tributed too', ko: '효과를 받지 않는 몬스터도 릴리스할 수 있다' },
    statement: {
      en: 'A Kaiju can be Special Summoned by Tributing the opponent’s Blackwing Full Armor Master although that monster is unaffected by effects, because the Tribute is no effect.',
      ko: 'BF－풀아머드 윙은 다른 카드의 효과를 받지 않지만, 파괴수를 특수 소환하기 위한 릴리스는 효과가 아니므로 릴리스할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gameciel, the Sea Turtle Kaiju');
    given(opponent).controls('Blackwing Full Armor Master');
    then.can(turnPlayer).specialSummon('Gameciel, the Sea Turtle Kaiju');
    turnPlayer.specialSummons('Gameciel, the Sea Turtle Kaiju');
    then.isIn('Blackwing Full Armor Master', 'gy', opponent);
    then.controls(opponent, 'Gameciel, the Sea Turtle Kaiju');
    then.positionIs('Gameciel, the Sea Turtle Kaiju', 'attack');
    then.wasSummonedBy('Gameciel, the Sea Turtle Kaiju', turnPlayer, 'special');
  },
);
