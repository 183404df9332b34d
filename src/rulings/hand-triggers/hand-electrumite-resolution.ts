import { ruling } from '../language';

export default ruling(
  'hand-electrumite-resolution',
  {
    covers: ['hand-triggers', 'chain', 'pendulum-zones'],
    title: { en: 'The three links resolve from the top', ko: '세 효과는 위에서부터 처리한다' },
    statement: {
      en: 'A Chain resolves from its last link down: Astrograph Sorcerer Summons itself and may fetch a second Double Iris Magician, then Double Iris Magician fetches a Pendulumgraph card, and last Electrumite draws.',
      ko: '체인은 마지막에 쌓은 것부터 처리한다. 아스트로그래프 매지션이 특수 소환되고 두 번째 홍채의 마술사를 패에 넣을 수 있으며, 그다음 홍채의 마술사가 펜듈럼그래프 카드를 패에 넣고, 마지막으로 엘렉트럼이 드로우한다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls(
        { card: 'Heavymetalfoes Electrumite', zone: 5 },
        { card: 'Double Iris Magician', label: 'a', inSpellTrapZone: true, zone: 0 },
      )
      .hasInExtraDeck({ card: 'Astrograph Sorcerer', faceDown: false })
      .hasInDeck({ card: 'Double Iris Magician', label: 'b' }, 'Star Pendulumgraph', 'Gemini Elf');
    turnPlayer.activates('Heavymetalfoes Electrumite', { effect: 2, targets: ['Double Iris Magician'] });
    bothPass();
    turnPlayer.picks('Astrograph Sorcerer');
    turnPlayer.usesTrigger('Double Iris Magician#a');
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    bothPass();
    turnPlayer.answers('yes');
    then.controls(turnPlayer, 'Astrograph Sorcerer');
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.countIs(turnPlayer, 'hand', 1, 'Double Iris Magician');
    then.happenedInOrder(
      { event: 'summoned', card: 'Astrograph Sorcerer' },
      { event: 'moved', card: 'Double Iris Magician#b', where: { to: 'hand' } },
      { event: 'moved', card: 'Star Pendulumgraph', where: { to: 'hand' } },
      { event: 'drawn' },
    );
    then.linkWas('Astrograph Sorcerer', 'resolved');
    then.linkWas('Double Iris Magician', 'resolved');
    then.linkWas('Heavymetalfoes Electrumite', 'resolved');
  },
);
