import { ruling } from '../language';

export default ruling(
  'proc-set-triggers',
  {
    covers: ['set', 'trigger-order'],
    title: { en: 'Triggers after a Tribute Set', ko: '어드밴스 세트 뒤의 유발 효과' },
    statement: {
      en: 'After a Set come the triggers it brought about, the one of a Tributed Sangan among them.',
      ko: '세트가 끝난 뒤에는 그로 인해 조건이 갖추어진 유발 효과가 발동한다. 릴리스된 크리터의 효과도 이때다.',
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
