import { card, ruling } from '../language';

export default ruling(
  'hand-theinen-after-amulet-dragon',
  {
    covers: ['deck-triggers', 'trigger-order'],
    title: { en: 'Theinen after Amulet Dragon', ko: '애뮤릿 드래곤 다음의 안드로주네스' },
    statement: {
      en: 'Amulet Dragon’s trigger is in the GY, a public place, so it is Chain Link 1. Theinen’s is hidden in the Deck and waits until its player is asked again, as Link 2, although Dark Hole met both conditions at once.',
      ko: '애뮤릿 드래곤의 유발 효과는 공개된 장소인 묘지에서 발동하므로 체인 1이 된다. 블랙홀로 동시에 조건을 채웠더라도, 비공개 장소인 덱의 안드로주네스는 우선권이 돌아온 뒤에 체인 2로 발동한다.',
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
