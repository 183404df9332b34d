import { card, ruling } from '../language';

export default ruling(
  'hand-theinen-after-amulet-dragon',
  {
    covers: ['deck-triggers', 'trigger-order'],
    title: { en: 'Theinen after Amulet Dragon', ko: '애뮤릿 드래곤 다음의 안드로주네스' },
    statement: {
      en: 'Dark Hole destroys both sphinxes and Amulet Dragon: Amulet Dragon in the GY comes first, and Theinen in the Deck can be used when its player is asked again.',
      ko: '블랙홀로 두 스핑크스와 애뮤릿 드래곤이 파괴되면, 묘지의 애뮤릿 드래곤이 체인 1이 되고, 덱의 안드로주네스는 우선권이 돌아온 뒤에 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Andro Sphinx', 'Sphinx Teleia', card('Amulet Dragon', { properlySummoned: true }))
      .hasInHand('Dark Hole')
      .hasInGY('Dark Magician')
      .hasInDeck('Gemini Elf', 'Theinen the Great Sphinx');
    turnPlayer.activates('Dark Hole');
    turnPlayer.usesTrigger('Amulet Dragon', { effect: 2, targets: ['Dark Magician'] });
    then.isAsked(turnPlayer, 'chain');
    turnPlayer.activates('Theinen the Great Sphinx');
    then.lpIs(turnPlayer, 7500);
    bothPass();
    then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Amulet Dragon', 'turnPlayer: Theinen the Great Sphinx']);
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Theinen the Great Sphinx' },
      { event: 'summoned', card: 'Theinen the Great Sphinx', where: { from: 'deck' } },
      { event: 'linkResolving', card: 'Amulet Dragon' },
      { event: 'summoned', card: 'Dark Magician', where: { from: 'gy' } },
    );
    then.controls(turnPlayer, 'Theinen the Great Sphinx', 'Dark Magician');
    then.lpIs(turnPlayer, 7500);
    then.neverAsked('chain', opponent);
  },
);
