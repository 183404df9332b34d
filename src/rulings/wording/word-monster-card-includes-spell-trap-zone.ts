import { card, ruling } from '../language';

export default ruling(
  'word-monster-card-includes-spell-trap-zone',
  {
    covers: ['names', 'placed-as-spells'],
    title: { en: '"Monster Card" includes the Spell & Trap Zone', ko: '"몬스터 카드"는 마법 & 함정 존도 포함' },
    statement: {
      en: 'A text that speaks of Monster Cards also means those in the Spell & Trap Zone.',
      ko: '"몬스터 카드"라고 적힌 텍스트는 마법 & 함정 존에 존재하는 몬스터 카드도 포함한다.',
    },
    doubtful: {
      en: 'The text of Ruby Carbuncle names the Spell & Trap Zone itself, so it shows the wording without proving the rule.',
      ko: '루비 카번클의 텍스트에는 마법 & 함정 존이 직접 적혀 있으므로, 이 예는 규칙의 증명이 아니라 표기의 예이다.',
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
