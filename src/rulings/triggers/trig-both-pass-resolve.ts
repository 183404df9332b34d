import { ruling } from '../language';

export default ruling(
  'trig-both-pass-resolve',
  {
    covers: ['priority', 'chain', 'resolution'],
    title: { en: 'Two passes in a row resolve the Chain', ko: '양쪽이 연달아 패스하면 체인을 처리한다' },
    statement: {
      en: 'A Chain is closed when one player passes right after the other. It resolves from the newest link down to the first, and unless something triggers the turn player may act again.',
      ko: '두 플레이어가 연달아 패스하면 체인은 더 쌓이지 않고 마지막에 쌓은 것부터 거꾸로 처리한다. 그 뒤 새로 유발하는 것이 없으면 다시 턴 플레이어가 먼저 행동한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Mystical Space Typhoon').hasSet('Call of the Haunted');
    given(opponent).hasSet('Mystical Space Typhoon', 'Mirror Force');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Mirror Force'] });
    opponent.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    bothPass();
    then.chainsWere(['turnPlayer: Mystical Space Typhoon', 'opponent: Mystical Space Typhoon']);
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Mystical Space Typhoon@opponent' },
      { event: 'moved', card: 'Call of the Haunted', where: { to: 'gy', reasons: 'destroyed' } },
      { event: 'linkResolving', card: 'Mystical Space Typhoon@turnPlayer' },
      { event: 'moved', card: 'Mirror Force', where: { to: 'gy', reasons: 'destroyed' } },
    );
    then.isIn('Call of the Haunted', 'gy', turnPlayer);
    then.isIn('Mirror Force', 'gy', opponent);
    then.isAsked(turnPlayer, 'open');
  },
);
