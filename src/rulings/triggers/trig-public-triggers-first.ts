import { ruling } from '../language';

export default ruling(
  'trig-public-triggers-first',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: { en: 'Triggers come before every answer', ko: '유발 효과가 모든 대응보다 먼저다' },
    statement: {
      en: 'After a Summon or after a whole Chain, triggers in public places (face-up on the field, GY, banished) go on the new Chain first. So Torrential Tribute cannot be used before the trigger of Armageddon Knight; it can be chained to it.',
      ko: '소환 뒤나 체인이 끝난 뒤에는 공개된 장소(필드의 앞면 표시, 묘지, 제외)의 유발 효과를 먼저 쌓는다. 그래서 격류장은 종말의 기사의 유발 효과보다 먼저 발동할 수 없고, 거기에 체인할 수 있다.',
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
