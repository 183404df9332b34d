import { ruling } from '../language';

export default ruling(
  'neg-dark-magician-of-chaos',
  {
    covers: ['summon-negation', 'redirect'],
    title: { en: 'Dark Magician of Chaos, negated', ko: '소환이 무효가 된 혼돈의 흑마술사' },
    statement: {
      en: 'Dark Magician of Chaos is banished when it leaves the field. Its Summon was negated, so it has never been on the field: nothing leaves it, and the monster goes to the GY.',
      ko: '혼돈의 흑마술사는 필드에서 벗어날 때 제외된다. 소환이 무효가 되면 필드에 존재한 적이 없어 필드에서 벗어나는 것이 아니므로, 제외되지 않고 묘지로 간다.',
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
