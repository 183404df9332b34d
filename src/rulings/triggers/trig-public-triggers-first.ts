import { ruling } from '../language';

export default ruling(
  'trig-public-triggers-first',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: { en: 'Triggers come before every answer', ko: '유발 효과가 모든 대응보다 먼저다' },
    statement: {
      en: 'When an action without a Chain or a whole Chain is over, triggers in public places that were just met go on the new Chain first. Only then may anyone answer with fast effects.',
      ko: '체인을 만들지 않는 행동이나 체인 하나가 끝나면, 방금 조건이 갖추어진 공개된 곳의 유발 효과를 먼저 쌓는다. 그 전에는 누구도 패스트 이펙트로 대응할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Armageddon Knight').hasInDeck('Sangan', 'Peten the Dark Clown');
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.normalSummons('Armageddon Knight');
    then.isAsked(turnPlayer, 'trigger');
    then.cannot(opponent).activate('Torrential Tribute', { because: 'triggers-first' });
    turnPlayer.usesTrigger('Armageddon Knight');
    then.firstOfferedOn('Torrential Tribute', 'activate', 'turnPlayer: Armageddon Knight');
    opponent.activates('Torrential Tribute');
    then.chainIs('turnPlayer: Armageddon Knight', 'opponent: Torrential Tribute');
  },
);
