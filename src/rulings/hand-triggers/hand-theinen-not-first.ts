import { card, ruling } from '../language';

export default ruling(
  'hand-theinen-not-first',
  {
    covers: ['deck-triggers', 'trigger-order'],
    title: { en: 'Theinen cannot be first', ko: '안드로주네스가 먼저일 수 없다' },
    statement: {
      en: 'Theinen’s trigger lies in the Deck, a hidden place, so that of Amulet Dragon in the GY, a public place, goes first. Then the opponent has the right to act, and Theinen waits until the opponent has passed or chained something.',
      ko: '안드로주네스의 유발 효과는 비공개 장소인 덱에서 발동하므로, 공개된 장소인 묘지의 애뮤릿 드래곤이 먼저이다. 그 체인 1에는 상대가 먼저 체인할 수 있으므로, 상대가 패스하거나 체인할 때까지 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).hasInHand('D.D. Crow');
    given(turnPlayer)
      .controls('Andro Sphinx', 'Sphinx Teleia', card('Amulet Dragon', { properlySummoned: true }))
      .hasInHand('Dark Hole')
      .hasInGY('Dark Magician')
      .hasInDeck('Gemini Elf', 'Theinen the Great Sphinx');
    turnPlayer.activates('Dark Hole');
    bothPass();
    then.isAsked(turnPlayer, 'trigger');
    then.cannot(turnPlayer).activate('Theinen the Great Sphinx', { because: 'triggers-first', effect: 1 });
    turnPlayer.usesTrigger('Amulet Dragon', { effect: 2, targets: ['Dark Magician'] });
    then.isAsked(opponent, 'chain');
    then.cannot(turnPlayer).activate('Theinen the Great Sphinx', { because: 'not-your-priority', effect: 1 });
    inCase({ en: 'the opponent passes', ko: '상대가 체인하지 않는 경우' }, () => {
      opponent.passes();
      then.can(turnPlayer).activate('Theinen the Great Sphinx', { effect: 1 });
      then.firstOfferedOn('Theinen the Great Sphinx', 'activate', 'turnPlayer: Amulet Dragon');
    });
    inCase({ en: 'the opponent adds a Quick Effect', ko: '상대가 유발 즉시 효과를 체인하는 경우', contrast: 1 }, () => {
      opponent.activates('D.D. Crow', { targets: ['Dark Magician'] });
      then.can(turnPlayer).activate('Theinen the Great Sphinx', { effect: 1 });
      then.firstOfferedOn('Theinen the Great Sphinx', 'activate', 'turnPlayer: Amulet Dragon', 'opponent: D.D. Crow');
    });
  },
);
