import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-chain-without-wrath',
  {
    covers: ['mandatory-quick'],
    title: { en: 'Four links without Divine Wrath', ko: '천벌이 없으면 체인 4까지' },
    statement: {
      en: 'After Doomcaliber Knight, Chain Link 4, no mandatory effect is due any more. If Divine Wrath is not used either, nothing is added and the Chain resolves with four links.',
      ko: '체인 4의 사령기사 데스커리버 나이트 다음에는 더 발동해야 하는 강제 효과가 없다. 천벌도 쓰지 않으면 더 쌓이는 것이 없으므로 체인 4부터 처리한다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    twoDragons(words);
    turnPlayer.activates('Dark Hole');
    then.chainIs(
      'turnPlayer: Dark Hole',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
      'opponent: Doomcaliber Knight',
    );
    opponent.passes();
    then.linkWas('Dark Hole', 'activationNegated');
  },
);
