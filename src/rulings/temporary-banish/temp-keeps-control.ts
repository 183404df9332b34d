import { ruling } from '../language';

export default ruling(
  'temp-keeps-control',
  {
    covers: ['banish', 'control'],
    title: { en: 'First to its last controller', ko: '먼저 마지막 컨트롤러의 필드로' },
    statement: {
      en: 'Control for a time ends when the monster is banished, but the monster returns to the field it left. So Gemini Elf, taken by Mind Control, comes back to its last controller first and goes on to its owner at once.',
      ko: '일시적인 컨트롤은 제외되면서 끝나지만, 몬스터는 떠났던 필드로 돌아온다. 그래서 정신조작으로 컨트롤이 바뀐 쌍둥이 자매 엘프는 먼저 마지막 컨트롤러의 필드로 돌아온 뒤 곧바로 원래 주인에게 간다.',
    },
    doubtful: {
      en: 'By another answer it goes to its owner without the detour. Here it first returns to its last controller and moves on in the same moment.',
      ko: '원래 주인에게 바로 돌아간다는 재정도 있다. 여기서는 먼저 마지막 컨트롤러의 필드로 돌아온 뒤, 곧바로 원래 주인에게 옮겨지는 것으로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('Gemini Elf').hasInDeck('Kuriboh');
    given(turnPlayer).hasInHand('Mind Control').hasSet('Interdimensional Matter Transporter').hasInDeck('Kuriboh');
    turnPlayer.activates('Mind Control', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Gemini Elf'] });
    bothPass();
    then.isIn('Gemini Elf', 'banished');
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    then.happened('moved', { card: 'Gemini Elf', where: { to: 'monsterZone', controller: 0 } });
    then.controls(opponent, 'Gemini Elf');
  },
);
