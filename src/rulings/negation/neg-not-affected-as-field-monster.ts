import { ruling } from '../language';

export default ruling(
  'neg-not-affected-as-field-monster',
  {
    covers: ['summon-negation', 'targeting'],
    title: { en: 'Not a monster on the field', ko: '필드의 몬스터가 아니다' },
    statement: {
      en: 'While its Summon can be negated, the monster is not on the field and cannot be targeted there: Forbidden Chalice can choose only monsters that are.',
      ko: '소환을 무효로 할 수 있는 동안 그 몬스터는 필드에 없으므로 대상으로 할 수 없다. 금지된 성배는 필드에 있는 몬스터만 대상으로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian').hasSet('Forbidden Chalice');
    given(opponent).controls('T.G. Halberd Cannon', 'Mystical Elf');
    turnPlayer.normalSummons('Celtic Guardian');
    opponent.activates('T.G. Halberd Cannon');
    then.isIn('Celtic Guardian', 'nowhere');
    turnPlayer.activates('Forbidden Chalice');
    then.canPick('T.G. Halberd Cannon');
    then.canPick('Mystical Elf');
    then.cannotPick('Celtic Guardian');
    turnPlayer.picks('Mystical Elf');
    bothPass();
    then.summonWasNegated('Celtic Guardian');
  },
);
