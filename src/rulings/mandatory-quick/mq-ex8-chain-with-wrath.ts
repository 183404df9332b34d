import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-chain-with-wrath',
  {
    covers: ['mandatory-quick', 'counter-traps'],
    title: { en: 'Divine Wrath as the fifth link', ko: '체인 5로 쓰는 천벌' },
    statement: {
      en: 'Mandatory effects are placed before optional ones, so Divine Wrath can only be Chain Link 5. It answers the activation directly below it, which is that of Doomcaliber Knight.',
      ko: '강제 효과를 먼저 쌓으므로 천벌은 체인 5로만 발동할 수 있다. 바로 아래의 발동에 대응하므로, 사령기사 데스커리버 나이트의 발동만 무효로 할 수 있다.',
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
