import { ruling } from '../language';

export default ruling(
  'mq-no-optional-between',
  {
    covers: ['mandatory-quick', 'counter-traps'],
    title: { en: 'Nothing optional between them', ko: '강제 유발 즉시 효과 사이에는 임의 효과가 끼지 못한다' },
    statement: {
      en: 'Between mandatory Quick Effects that are due at the same time no optional one can be inserted, not even a Counter Trap.',
      ko: '동시에 발동해야 하는 강제 유발 즉시 효과 사이에는 카운터 함정을 포함해 어떤 임의 효과도 끼워 넣을 수 없다.',
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
