import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-chain-with-wrath',
  {
    covers: ['mandatory-quick', 'counter-traps'],
    title: { en: 'Divine Wrath as the fifth link', ko: '다섯 번째 링크로 쓰는 천벌' },
    statement: {
      en: 'If the opponent does use Divine Wrath it becomes the fifth link, and the only activation it can answer is that of Doomcaliber Knight.',
      ko: '상대가 천벌을 쓴다면 다섯 번째 링크가 되고, 대응할 수 있는 것은 사령기사 데스커리버 나이트의 발동뿐이다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    twoDragons(words);
    turnPlayer.activates('Dark Hole');
    opponent.activates('Divine Wrath', { cost: ['Gemini Elf'] });
    then.chainIs(
      'turnPlayer: Dark Hole',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
      'opponent: Doomcaliber Knight',
      'opponent: Divine Wrath',
    );
    then.linkAnswers('Divine Wrath', 4);
    then.isIn('Gemini Elf', 'gy', opponent);
  },
);
