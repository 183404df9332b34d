import { ruling } from '../language';

export default ruling(
  'mq-no-optional-between',
  {
    covers: ['mandatory-quick', 'counter-traps'],
    title: { en: 'Nothing optional between them', ko: '강제 유발 즉시 효과 사이에는 임의 효과가 끼지 못한다' },
    statement: {
      en: 'Mandatory Quick Effects that are due together are placed before anyone may use an optional effect. So nothing comes between the two Light and Darkness Dragons, not even a Counter Trap: Divine Wrath can only be chained above both.',
      ko: '동시에 발동해야 하는 강제 유발 즉시 효과를 다 쌓기 전에는 임의 효과를 발동할 수 없다. 그래서 두 라이트 앤드 다크니스 드래곤 사이에는 카운터 함정도 끼지 못하며, 천벌은 그 위에만 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Light and Darkness Dragon').hasInHand('Dark Hole');
    given(opponent).controls('Light and Darkness Dragon').hasSet('Divine Wrath').hasInHand('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    then.chainIs(
      'turnPlayer: Dark Hole',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
    );
    then.nobodyCouldActBetween('turnPlayer: Light and Darkness Dragon', 'opponent: Light and Darkness Dragon');
    then.firstOfferedOn(
      'Divine Wrath',
      'activate',
      'turnPlayer: Dark Hole',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
    );
  },
);
