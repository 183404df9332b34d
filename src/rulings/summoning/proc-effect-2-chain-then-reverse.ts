import { ruling } from '../language';

export default ruling(
  'proc-effect-2-chain-then-reverse',
  {
    covers: ['special-summon-effect', 'resolution'],
    title: {
      en: 'Summoning by effect: chain first, resolve in reverse',
      ko: '효과로 소환: 체인을 쌓고 거꾸로 처리한다',
    },
    statement: {
      en: 'An effect that Special Summons is activated first, both players may chain to it, and then the links resolve from the last to the first.',
      ko: '특수 소환하는 효과는 먼저 발동하고, 양쪽이 체인할 수 있으며, 그 뒤 마지막 링크부터 처리한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Celtic Guardian');
    given(opponent).hasInHand('D.D. Crow');
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    opponent.activates('D.D. Crow', { targets: ['Celtic Guardian'] });
    bothPass();
    then.chainIs('turnPlayer: Monster Reborn', 'opponent: D.D. Crow');
    then.happenedInOrder(
      { event: 'linkResolved', card: 'D.D. Crow' },
      { event: 'linkResolving', card: 'Monster Reborn' },
    );
    then.isIn('Celtic Guardian', 'banished', turnPlayer);
    then.wasNotSummoned('Celtic Guardian');
  },
);
