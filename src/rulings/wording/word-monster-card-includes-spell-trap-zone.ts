import { card, ruling } from '../language';

export default ruling(
  'word-monster-card-includes-spell-trap-zone',
  {
    covers: ['names', 'placed-as-spells'],
    title: { en: '"Monster Card" includes the Spell & Trap Zone', ko: '"몬스터 카드"는 마법 & 함정 존도 포함' },
    statement: {
      en: '"Monster Card" says what is printed on the card, wherever it lies on the field, while "monster" means a Monster Zone. So Crystal Beast Ruby Carbuncle finds the Monster Card Crystal Beast Topaz Tiger in the Spell & Trap Zone.',
      ko: '"몬스터 카드"는 놓인 존과 상관없이 원래 몬스터인 카드를 가리키고, "몬스터"는 몬스터 존의 것을 가리킨다. 그래서 보옥수 루비 카번클은 마법 & 함정 존의 보옥수 토파즈 타이거를 특수 소환할 수 있다.',
    },
    doubtful: {
      en: 'Ruby Carbuncle names the Spell & Trap Zone in its own text, so this board shows how the words are used but does not prove the rule.',
      ko: '루비 카번클의 텍스트에는 마법 & 함정 존이 직접 적혀 있으므로, 이 상황은 표기의 예일 뿐 규칙을 증명하지는 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Monster Reborn')
      .hasInGY('Crystal Beast Ruby Carbuncle')
      .controls(card('Crystal Beast Topaz Tiger', { inSpellTrapZone: true }));
    turnPlayer.activates('Monster Reborn', { targets: ['Crystal Beast Ruby Carbuncle'] });
    bothPass();
    turnPlayer.usesTrigger('Crystal Beast Ruby Carbuncle', { effect: 1 });
    bothPass();

    then.linkWas('Crystal Beast Ruby Carbuncle', 'resolved');
    then.wasSummonedBy('Crystal Beast Topaz Tiger', turnPlayer, 'special');
    then.isIn('Crystal Beast Topaz Tiger', 'monsterZone', turnPlayer);
  },
);
