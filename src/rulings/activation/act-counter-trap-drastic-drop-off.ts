import { ruling } from '../language';

export default ruling(
  'act-counter-trap-drastic-drop-off',
  {
    covers: ['counter-traps', 'chain'],
    title: {
      en: 'Chained to what was just drawn: Drastic Drop Off',
      ko: '방금 드로우한 카드의 발동에 체인: 강렬한 드롭 오프',
    },
    statement: {
      en: 'Drastic Drop Off, which answers a card added from the Deck, may be chained to an effect that is activated right after that: the card drawn is discarded, and its effect finds nothing.',
      ko: '덱에서 카드를 패에 넣었을 때 발동하는 강렬한 드롭 오프는, 그 직후에 발동한 효과에 체인할 수 있다. 드로우한 카드는 버려지고 그 효과는 처리할 것이 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasInDeck('Infernity Archfiend');
    given(turnPlayer).hasSet('Drastic Drop Off');
    turnPlayer.movesTo('end');
    opponent.usesTrigger('Infernity Archfiend', { effect: 1 });
    then.can(turnPlayer).activate('Drastic Drop Off');
    turnPlayer.activates('Drastic Drop Off');
    bothPass();
    then.chainsWere(['opponent: Infernity Archfiend', 'turnPlayer: Drastic Drop Off']);
    then.isIn('Infernity Archfiend', 'gy', opponent);
    then.linkWas('Infernity Archfiend', 'withoutEffect');
    then.wasNotSummoned('Infernity Archfiend');
  },
);
