import { ruling } from '../language';

export default ruling(
  'control-returns-in-end-phase',
  {
    covers: ['control', 'turn-structure'],
    title: { en: 'Control until the End Phase', ko: '엔드 페이즈까지의 컨트롤' },
    statement: {
      en: 'Control taken until the End Phase goes back in that Phase. This is no effect activation and starts no Chain.',
      ko: '엔드 페이즈까지 얻은 컨트롤은 그 엔드 페이즈에 돌아간다. 이 처리는 발동이 아니므로 체인을 만들지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Change of Heart');
    given(opponent).controls('Gemini Elf').hasInDeck('Luster Dragon');
    turnPlayer.activates('Change of Heart', { targets: ['Gemini Elf'] });
    then.controls(turnPlayer, 'Gemini Elf');
    turnPlayer.movesTo('end');
    then.controls(opponent, 'Gemini Elf');
    then.happenedInOrder(
      { event: 'phaseBegan', where: { phase: 'end' } },
      { event: 'controlChanged', card: 'Gemini Elf', where: { to: 1 } },
      { event: 'turnBegan', seat: 'opponent' },
    );
    then.chainsWere(['turnPlayer: Change of Heart']);
  },
);
