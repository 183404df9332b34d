import { ruling } from '../language';

export default ruling(
  'cont-scope-macro-cosmos',
  {
    covers: ['continuous-cards', 'banish'],
    title: { en: 'Macro Cosmos holds for both', ko: '매크로 코스모스는 서로에게 적용된다' },
    statement: {
      en: 'A continuous effect that does not say whose cards it means applies to both players.',
      ko: '누구의 카드인지 쓰여 있지 않은 지속 효과는 서로의 카드에 적용된다.',
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
