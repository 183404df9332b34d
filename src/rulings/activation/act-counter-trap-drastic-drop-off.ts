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
      en: 'Drastic Drop Off answers a card being added from the Deck to the hand, not an activation. So it can also be chained to an effect used right after that: Infernity Archfiend is discarded, and its effect, which would Summon it from the hand, does nothing.',
      ko: '강렬한 드롭 오프는 발동이 아니라 덱에서 카드를 패에 넣은 것에 대응하므로, 그 직후에 발동한 효과에도 체인할 수 있다. 인페르니티 데몬은 버려지고, 자신을 패에서 특수 소환하는 그 효과는 처리할 것이 없다.',
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
