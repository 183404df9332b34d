import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-doomcaliber-before-divine-wrath',
  {
    covers: ['mandatory-quick', 'counter-traps', 'priority'],
    title: { en: 'Doomcaliber Knight goes ahead of Divine Wrath', ko: '사령기사 데스커리버 나이트가 천벌보다 먼저다' },
    statement: {
      en: 'The third link forces Doomcaliber Knight at once. Neither player gets the chance to answer that link before it.',
      ko: '체인 3이 놓이자마자 사령기사 데스커리버 나이트의 강제 효과가 발동한다. 그 전에 체인 3에 대응할 기회는 누구에게도 없다.',
    },
    doubtful: {
      en: 'The source does not say why Doomcaliber Knight does not already answer the second link, which is a monster effect too. It is tied to the latest link, as the source has it.',
      ko: '원문은 역시 몬스터 효과인 체인 2에 사령기사 데스커리버 나이트가 답하지 않는 이유를 설명하지 않는다. 여기서는 원문대로 가장 나중의 발동에 답하는 것으로 한다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    twoDragons(words);
    turnPlayer.activates('Dark Hole');
    const links = [
      'turnPlayer: Dark Hole',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
      'opponent: Doomcaliber Knight',
    ];
    then.isIn('Doomcaliber Knight', 'gy', opponent);
    then.nobodyCouldActBetween('opponent: Light and Darkness Dragon', 'opponent: Doomcaliber Knight');
    then.firstOfferedOn('Divine Wrath', 'activate', ...links);
    then.linkAnswers('Doomcaliber Knight', 3);
    then.chainIs(...links);
    then.neverAsked('chain', turnPlayer);
  },
);
