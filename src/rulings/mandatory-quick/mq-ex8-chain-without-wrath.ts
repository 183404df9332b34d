import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-chain-without-wrath',
  {
    covers: ['mandatory-quick'],
    title: { en: 'Four links without Divine Wrath', ko: '천벌이 없으면 네 링크' },
    statement: {
      en: 'If Divine Wrath is not used, nothing more is forced and the Chain stands at four links.',
      ko: '천벌을 쓰지 않으면 더 발동해야 하는 효과가 없어 체인은 네 링크로 끝난다.',
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
