import { ruling } from '../language';

export default ruling(
  'trig-repeat-after-resolution',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: { en: 'After each Chain it begins anew', ko: '체인이 끝날 때마다 처음부터 다시' },
    statement: {
      en: 'When a Chain has resolved, the same order of triggers first, then fast effects, is gone through again for what that Chain brought about.',
      ko: '체인이 다 처리되면 그 결과에 대해 유발 효과, 그다음 패스트 이펙트의 순서를 처음부터 다시 밟는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Dandylion').hasInHand('Dark Hole');
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.activates('Dark Hole');
    then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Dandylion']);
    then.countIs(turnPlayer, 'monsterZone', 2, 'Fluff Token');
    then.isAsked(opponent, 'fastEffect');
    opponent.activates('Torrential Tribute');
    then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Dandylion'], ['opponent: Torrential Tribute']);
  },
);
