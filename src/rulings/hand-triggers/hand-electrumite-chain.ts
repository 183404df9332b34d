import { ruling } from '../language';

export default ruling(
  'hand-electrumite-chain',
  {
    covers: ['hand-triggers', 'trigger-order', 'pendulum-zones'],
    title: {
      en: 'Electrumite, Double Iris Magician, Astrograph Sorcerer',
      ko: '엘렉트럼, 홍채의 마술사, 아스트로그래프 매지션',
    },
    statement: {
      en: 'Electrumite destroys Double Iris Magician in the Pendulum Zone and adds Astrograph Sorcerer to the hand: the mandatory trigger on the field comes first, then the optional one face-up in the Extra Deck, then the one in the hand.',
      ko: '헤비메탈포제 엘렉트럼이 펜듈럼 존의 홍채의 마술사를 파괴하고 아스트로그래프 매지션을 패에 넣으면, 필드의 강제 유발 효과, 엑스트라 덱(앞면)의 임의 유발 효과, 패의 유발 효과의 순서로 체인을 쌓는다.',
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
    then.happenedInOrder(
      { event: 'moved', card: 'Double Iris Magician', where: { to: 'extraDeck', reasons: 'destroyed' } },
      { event: 'moved', card: 'Astrograph Sorcerer', where: { to: 'hand' } },
    );
    then.chainIs('turnPlayer: Heavymetalfoes Electrumite', 'turnPlayer: Double Iris Magician');
    then.isIn('Double Iris Magician#a', 'extraDeck', turnPlayer);
    then.isFaceUp('Double Iris Magician#a');
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    then.chainsWere(
      ['turnPlayer: Heavymetalfoes Electrumite'],
      ['turnPlayer: Heavymetalfoes Electrumite', 'turnPlayer: Double Iris Magician', 'turnPlayer: Astrograph Sorcerer'],
    );
  },
);
