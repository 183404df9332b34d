import { ruling } from '../language';

export default ruling(
  'neg-not-in-hand-either',
  {
    covers: ['summon-negation', 'special-summon-procedure'],
    title: { en: 'Nor in the hand', ko: '패에도 없다' },
    statement: {
      en: 'In the window in which a Summon can be negated, the monster is neither on the field nor in the hand.',
      ko: '소환을 무효로 할 수 있는 시점에 그 몬스터는 필드에도 패에도 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Thunder King Rai-Oh', 'Sangan').hasSet('Crush Card Virus');
    turnPlayer.specialSummons('Cyber Dragon');
    then.isAsked(opponent, 'summonNegation');
    then.isNotIn('Cyber Dragon', 'hand');
    then.isNotIn('Cyber Dragon', 'field');
    then.isIn('Cyber Dragon', 'nowhere');
    then.countIs(turnPlayer, 'hand', 0);
  },
);
