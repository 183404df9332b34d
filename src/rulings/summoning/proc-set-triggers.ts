import { ruling } from '../language';

export default ruling(
  'proc-set-triggers',
  {
    covers: ['set', 'trigger-order'],
    title: { en: 'Triggers after a Tribute Set', ko: '어드밴스 세트 뒤의 유발 효과' },
    statement: {
      en: 'Triggers wait until what goes on is done. Sangan was Tributed for the Set of Jinzo, so its effect goes on a Chain only when Jinzo lies face-down.',
      ko: '유발 효과는 진행 중인 일이 끝날 때까지 기다린다. 크리터는 인조인간 －사이코 쇼커－를 세트하기 위해 릴리스되었으므로, 그 효과는 인조인간 －사이코 쇼커－가 세트된 다음에 발동한다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Jinzo').hasInDeck('Kuriboh', 'Giant Germ');
    turnPlayer.setsMonster('Jinzo', 'Sangan');
    then.isFaceDown('Jinzo');
    then.chainIs('turnPlayer: Sangan');
    then.happenedInOrder({ event: 'set', card: 'Jinzo' }, { event: 'activated', card: 'Sangan' });
    turnPlayer.picks('Kuriboh');
    then.isIn('Kuriboh', 'hand', turnPlayer);
  },
);
