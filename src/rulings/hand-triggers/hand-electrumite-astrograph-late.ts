import { ruling } from '../language';

export default ruling(
  'hand-electrumite-astrograph-late',
  {
    covers: ['hand-triggers', 'pendulum-zones'],
    title: { en: 'Astrograph Sorcerer came to the hand in time', ko: '패에 들어온 아스트로그래프 매지션' },
    statement: {
      en: 'Astrograph Sorcerer lay in the Extra Deck when Double Iris Magician was destroyed, but it is in the hand when the Chain is over: its condition counts as met. Before the public triggers it cannot be used.',
      ko: '홍채의 마술사가 파괴된 시점에는 엑스트라 덱에 있었더라도, 체인 처리가 끝난 시점에 패에 있는 아스트로그래프 매지션은 발동할 수 있다. 공개된 유발 효과보다 먼저 발동할 수는 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls(
        { card: 'Heavymetalfoes Electrumite', zone: 5 },
        { card: 'Double Iris Magician', inSpellTrapZone: true, zone: 0 },
      )
      .hasInExtraDeck({ card: 'Astrograph Sorcerer', faceDown: false })
      .hasInDeck('Star Pendulumgraph', 'Gemini Elf');
    given(opponent).hasInHand('D.D. Crow');
    given(turnPlayer).hasInGY('Marshmallon');
    turnPlayer.activates('Heavymetalfoes Electrumite', { effect: 2, targets: ['Double Iris Magician'] });
    opponent.passes();
    turnPlayer.picks('Astrograph Sorcerer');
    then.isIn('Astrograph Sorcerer', 'hand', turnPlayer);
    then.cannot(turnPlayer).activate('Astrograph Sorcerer', { because: 'triggers-first', effect: 1 });
    turnPlayer.usesTrigger('Double Iris Magician');
    then.isAsked(opponent, 'chain');
    then.wasNeverOffered('Astrograph Sorcerer', 'activate', { effect: 1 });
    opponent.passes();
    then.can(turnPlayer).activate('Astrograph Sorcerer', { effect: 1 });
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    bothPass();
    then.chainsWere(
      ['turnPlayer: Heavymetalfoes Electrumite'],
      ['turnPlayer: Heavymetalfoes Electrumite', 'turnPlayer: Double Iris Magician', 'turnPlayer: Astrograph Sorcerer'],
    );
    then.controls(turnPlayer, 'Astrograph Sorcerer');
  },
);
