import { ruling } from '../language';

export default ruling(
  'temp-relation-ends-when-summoned',
  {
    covers: ['banish', 'special-summon'],
    title: { en: 'Summoned meanwhile, its return is void', ko: '그동안 특수 소환되었다면' },
    statement: {
      en: 'A monster that is Special Summoned while it is banished for a time has moved on, and nothing brings it back later, not even if it is banished once more before the End Phase.',
      ko: '일시적으로 제외된 몬스터가 그동안 다른 효과로 특수 소환되면, 돌아오는 처리와의 관계가 끊어진다. 엔드 페이즈까지 다시 제외되어도 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Gemini Elf')
      .hasSet('Interdimensional Matter Transporter')
      .hasInHand('D.D.R. - Different Dimension Reincarnation', 'Mystical Elf')
      .hasInDeck('Kuriboh');
    given(opponent).hasSet('Dimensional Prison').hasInDeck('Kuriboh');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.activates('D.D.R. - Different Dimension Reincarnation', {
      cost: ['Mystical Elf'],
      targets: ['Gemini Elf'],
    });
    bothPass();
    then.controls(turnPlayer, 'Gemini Elf');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Dimensional Prison', { targets: ['Gemini Elf'] });
    bothPass();
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    then.countIs(turnPlayer, 'monsterZone', 0);
  },
);
