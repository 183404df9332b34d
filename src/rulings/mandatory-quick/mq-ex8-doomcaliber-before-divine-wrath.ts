import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-doomcaliber-before-divine-wrath',
  {
    covers: ['mandatory-quick', 'counter-traps', 'priority'],
    title: { en: 'Doomcaliber Knight goes ahead of Divine Wrath', ko: '사령기사 데스커리버 나이트가 천벌보다 먼저다' },
    statement: {
      en: 'Mandatory effects that become due are placed before anyone may answer. The opponent’s dragon, Chain Link 3, makes Doomcaliber Knight due, so that is Link 4, and Divine Wrath can only come above it.',
      ko: '발동해야 하는 강제 효과는 누구도 체인하기 전에 먼저 쌓는다. 체인 3인 상대의 용 때문에 사령기사 데스커리버 나이트가 체인 4로 발동하며, 천벌은 그 위에만 체인할 수 있다.',
    },
    doubtful: {
      en: 'It is not explained why Doomcaliber Knight does not already answer Chain Link 2, which is a monster effect too. As in the published example, it answers the latest link here.',
      ko: '역시 몬스터 효과인 체인 2에 사령기사 데스커리버 나이트가 답하지 않는 이유는 설명되어 있지 않다. 여기서는 공개된 예대로 가장 나중의 발동에 답하는 것으로 한다.',
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
