import { ruling } from '../language';

export default ruling(
  'neg-dark-magician-of-chaos',
  {
    covers: ['summon-negation', 'redirect'],
    title: { en: 'Dark Magician of Chaos, negated', ko: '소환이 무효가 된 혼돈의 흑마술사' },
    statement: {
      en: 'Dark Magician of Chaos whose Summon was negated has not been on the field. It goes to the Graveyard, and the clause that banishes it when it leaves the field does not apply.',
      ko: '소환이 무효가 된 혼돈의 흑마술사는 필드에 존재한 적이 없으므로 묘지로 간다. 필드에서 벗어날 때 제외한다는 효과는 적용되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Celtic Guardian', 'Gemini Elf').hasInHand('Dark Magician of Chaos');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.tributeSummons('Dark Magician of Chaos', 'Celtic Guardian', 'Gemini Elf');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.summonWasNegated('Dark Magician of Chaos');
    then.isIn('Dark Magician of Chaos', 'gy', turnPlayer);
    then.isNotIn('Dark Magician of Chaos', 'banished');
  },
);
