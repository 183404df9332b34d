import { ruling } from '../language';

export default ruling(
  'temp-keeps-control',
  {
    covers: ['banish', 'control'],
    title: { en: 'First to its last controller', ko: '먼저 마지막 컨트롤러의 필드로' },
    statement: {
      en: 'A monster under temporary control that is banished for a time returns to its last controller first, and at once goes on to its owner.',
      ko: '일시적으로 컨트롤이 바뀐 몬스터가 일시적으로 제외되면, 먼저 마지막 컨트롤러의 필드로 돌아온 뒤 곧바로 원래 주인에게 간다.',
    },
    doubtful: {
      en: 'One answer lets it go to its owner at once. Decided: it returns to its last controller and moves on in the same moment.',
      ko: '원래 주인에게 바로 돌아간다는 재정도 있다. 마지막 컨트롤러의 필드로 돌아온 뒤 그대로 원래 주인에게 옮겨지는 것으로 한다.',
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
