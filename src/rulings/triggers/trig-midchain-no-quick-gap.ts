import { ruling } from '../language';

export default ruling(
  'trig-midchain-no-quick-gap',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: { en: 'No gap for fast effects before the new Chain', ko: '새 체인 앞에는 패스트 이펙트를 쓸 틈이 없다' },
    statement: {
      en: 'Between the end of a Chain and the triggers it set off nobody can use a fast effect; the first chance is on top of those triggers.',
      ko: '체인이 끝난 뒤 그 체인이 일으킨 유발 효과가 쌓이기까지 아무도 패스트 이펙트를 쓸 수 없다. 첫 기회는 그 유발 효과 위에 체인할 때다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Raigeki Break').hasInHand('Celtic Guardian', 'D.D. Crow');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Raigeki Break', { cost: ['Celtic Guardian'], targets: ['Sangan'] });
    then.chainIs('opponent: Sangan');
    then.isAsked(turnPlayer, 'chain');
    then.firstOfferedOn('D.D. Crow', 'activate', 'opponent: Sangan');
    turnPlayer.activates('D.D. Crow', { targets: ['Sangan'] });
    then.chainsWere(['turnPlayer: Raigeki Break'], ['opponent: Sangan', 'turnPlayer: D.D. Crow']);
  },
);
