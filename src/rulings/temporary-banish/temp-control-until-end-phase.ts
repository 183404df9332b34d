import { ruling } from '../language';

export default ruling(
  'temp-control-until-end-phase',
  {
    covers: ['banish', 'control'],
    title: { en: 'Taken for a turn, then banished', ko: '엔드 페이즈까지 빼앗은 몬스터의 제외' },
    statement: {
      en: 'A monster under control until the End Phase that is banished for a time returns to the field it left, but that control has ended with the banish: it moves on to the field of its owner at once.',
      ko: '엔드 페이즈까지 컨트롤을 얻은 몬스터가 일시적으로 제외되면, 떠났던 필드로 돌아온다. 그러나 그 컨트롤은 제외되면서 끝났으므로 바로 주인의 필드로 옮겨진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).controls('Gemini Elf').hasInDeck('Kuriboh');
    given(turnPlayer).hasSet('Interdimensional Matter Transporter').hasInDeck('Kuriboh');
    for (const taker of ['Mind Control', 'Brain Control'])
      inCase({ en: taker, ko: taker === 'Mind Control' ? '정신조작' : '세뇌－브레인 컨트롤－' }, () => {
        given(turnPlayer).hasInHand(taker);
        turnPlayer.activates(taker, { targets: ['Gemini Elf'] });
        bothPass();
        then.controls(turnPlayer, 'Gemini Elf');
        turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Gemini Elf'] });
        bothPass();
        then.isIn('Gemini Elf', 'banished', opponent);
        turnPlayer.movesTo('end');
        turnPlayer.passes();
        then.controls(opponent, 'Gemini Elf');
        then.happenedInOrder(
          { event: 'phaseBegan', where: { phase: 'end' } },
          { event: 'moved', card: 'Gemini Elf', where: { to: 'monsterZone', controller: 0 } },
          { event: 'controlChanged', card: 'Gemini Elf', where: { to: 1 } },
        );
      });
  },
);
