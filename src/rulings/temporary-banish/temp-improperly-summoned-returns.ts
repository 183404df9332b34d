import { card, ruling } from '../language';

export default ruling(
  'temp-improperly-summoned-returns',
  {
    covers: ['banish', 'revival-limit'],
    title: { en: 'It returns although never properly Summoned', ko: '정규의 방법으로 소환되지 않았어도 돌아온다' },
    statement: {
      en: 'The rule that a monster must first be Summoned properly concerns Summons only, and a return is none. So Silent Magician LV8, never Summoned properly, still comes back from a banish for a time.',
      ko: '먼저 정규의 방법으로 소환해야 한다는 제한은 소환에만 적용되며, 돌아오는 것은 소환이 아니다. 그래서 정규 소환된 적이 없는 사일런트 매지션 LV8도 일시적인 제외에서 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls(card('Silent Magician LV8', { method: 'special' }))
      .hasSet('Interdimensional Matter Transporter');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Silent Magician LV8'] });
    bothPass();
    then.isIn('Silent Magician LV8', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    turnPlayer.processes('Silent Magician LV8');
    then.controls(turnPlayer, 'Silent Magician LV8');
  },
);
