import { ruling } from '../language';

export default ruling(
  'trig-repeat-after-resolution',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: { en: 'After each Chain it begins anew', ko: '체인이 끝날 때마다 처음부터 다시' },
    statement: {
      en: 'When a Chain has resolved, triggers and then fast effects (Spell Speed 2 or higher) get their turn again for what it brought about. Dark Hole sets off Dandylion; that Chain Special Summons Fluff Tokens, and when no trigger is left Torrential Tribute may answer them.',
      ko: '체인이 처리될 때마다 그 결과에 대해 유발 효과, 그다음 패스트 이펙트(스펠 스피드 2 이상의 효과)의 순서를 다시 밟는다. 블랙홀 뒤에 댄디라이언이 발동하고, 그 체인으로 플러피 토큰이 특수 소환되면 격류장을 발동할 수 있다.',
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
