import { ruling } from '../language';

export default ruling(
  'trig-midchain-no-quick-gap',
  {
    covers: ['trigger-order', 'fast-effect-timing'],
    title: { en: 'No gap for fast effects before the new Chain', ko: '새 체인 앞에는 패스트 이펙트를 쓸 틈이 없다' },
    statement: {
      en: 'When a Chain is over, the triggers it set off are placed before anyone may use a fast effect (Spell Speed 2 or higher). So D.D. Crow cannot come before Sangan’s trigger; the first chance is to chain it to that.',
      ko: '체인이 끝나면 그 체인이 일으킨 유발 효과를 쌓기 전에는 아무도 패스트 이펙트(스펠 스피드 2 이상의 효과)를 쓸 수 없다. 그래서 D.D. 크로우는 크리터의 효과보다 먼저 발동할 수 없고, 거기에 체인하는 것이 첫 기회이다.',
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
