import { card, ruling } from '../language';

export default ruling(
  'temp-same-position',
  {
    covers: ['banish', 'battle-position'],
    title: { en: 'It returns as it left', ko: '나갔던 표시 형식으로 돌아온다' },
    statement: {
      en: 'A monster that is banished for a time returns in the battle position it had just before.',
      ko: '일시적으로 제외된 몬스터는 제외되기 직전의 표시 형식으로 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasSet('Interdimensional Matter Transporter').hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    inCase({ en: 'In Defense Position', ko: '수비 표시' }, () => {
      given(turnPlayer).controls(card('Mystical Elf', { position: 'defense' }));
      turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Mystical Elf'] });
      bothPass();
      then.isIn('Mystical Elf', 'banished', turnPlayer);
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.positionIs('Mystical Elf', 'defense');
      then.isFaceUp('Mystical Elf');
    });
    inCase({ en: 'In Attack Position', ko: '공격 표시', contrast: 1 }, () => {
      given(turnPlayer).controls('Mystical Elf');
      turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Mystical Elf'] });
      bothPass();
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.positionIs('Mystical Elf', 'attack');
    });
  },
);
