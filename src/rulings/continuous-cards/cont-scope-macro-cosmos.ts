import { ruling } from '../language';

export default ruling(
  'cont-scope-macro-cosmos',
  {
    covers: ['continuous-cards', 'banish'],
    title: { en: 'Macro Cosmos holds for both', ko: '매크로 코스모스는 서로에게 적용된다' },
    statement: {
      en: 'Whose cards a continuous effect concerns is said by its text, and one that names no player concerns both. Macro Cosmos is such a card: the destroyed monster of one player and the Spell of the other are both banished.',
      ko: '지속 효과가 누구의 카드에 적용되는지는 텍스트에 따르며, 플레이어를 가리지 않으면 서로의 카드에 적용된다. 매크로 코스모스는 그런 카드이므로, 파괴된 상대 몬스터도 사용한 자신의 마법 카드도 제외된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('Macro Cosmos', 'Gemini Elf');
    given(turnPlayer).hasInHand('Raigeki');
    turnPlayer.activates('Raigeki');
    bothPass();
    then.isIn('Gemini Elf', 'banished', opponent);
    then.isIn('Raigeki', 'banished', turnPlayer);
  },
);
