import { ruling } from '../language';

export default ruling(
  'proc-step1-tributes-first',
  {
    covers: ['tribute-summon', 'summon-negation'],
    title: { en: 'Step 1: Tributes go first', ko: '1단계: 릴리스가 먼저' },
    statement: {
      en: 'Tributes or other costs of a Summon are paid before the Summon is declared. They are not given back if the Summon is negated, and what they trigger waits for the end of it all.',
      ko: '소환을 위한 릴리스는 소환을 선언하기 전에 이루어진다. 소환이 무효가 되어도 되돌리지 않으며, 릴리스로 조건이 갖추어진 효과는 소환의 결과가 나온 뒤에 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Jinzo').hasInDeck('Kuriboh');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.tributeSummons('Jinzo', 'Sangan');
    then.isAsked(opponent, 'summonNegation');
    then.isIn('Sangan', 'gy', turnPlayer);
    then.noChain();
    opponent.activates('Solemn Judgment');
    bothPass();
    then.summonWasNegated('Jinzo');
    then.isIn('Jinzo', 'gy', turnPlayer);
    then.isIn('Sangan', 'gy', turnPlayer);
    then.chainsWere(['opponent: Solemn Judgment'], ['turnPlayer: Sangan']);
  },
);
