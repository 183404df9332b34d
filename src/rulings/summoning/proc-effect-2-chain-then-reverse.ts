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
      en: 'Monster Reborn is only activated at first; D.D. Crow may be chained to it, and the Chain resolves from its last link down. So D.D. Crow banishes Celtic Guardian before Monster Reborn could Summon it.',
      ko: '죽은 자의 소생은 먼저 발동만 하고, 여기에 D.D. 크로우를 체인할 수 있으며, 처리는 마지막에 체인한 것부터 한다. 그래서 죽은 자의 소생으로 소환하기 전에 D.D. 크로우가 엘프 검사를 제외한다.',
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
