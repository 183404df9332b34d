import { ruling } from '../language';

export default ruling(
  'hand-electrumite-astrograph-late',
  {
    covers: ['hand-triggers', 'pendulum-zones'],
    title: { en: 'Astrograph Sorcerer came to the hand in time', ko: '패에 들어온 아스트로그래프 매지션' },
    statement: {
      en: 'A trigger in the hand needs its card there when it is used, not before. So Astrograph Sorcerer can be used although it lay in the Extra Deck when Double Iris Magician was destroyed; but the triggers in public places, those of Electrumite and of Double Iris Magician, come first, and then the opponent may chain before it.',
      ko: '패의 유발 효과는 발동할 때 패에 있으면 된다. 그래서 홍채의 마술사가 파괴될 때 엑스트라 덱에 있던 아스트로그래프 매지션도 발동할 수 있지만, 공개된 장소에 있는 헤비메탈포제 엘렉트럼 ③과 홍채의 마술사의 유발 효과를 먼저 쌓고, 그다음에는 상대가 먼저 체인할 수 있다.',
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
    then.wasNeverOffered('Astrograph Sorcerer', 'activate', { effect: 1 });
    turnPlayer.usesTrigger('Double Iris Magician');
    then.isAsked(opponent, 'chain');
    then.cannot(turnPlayer).activate('Astrograph Sorcerer', { because: 'not-your-priority', effect: 1 });
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
