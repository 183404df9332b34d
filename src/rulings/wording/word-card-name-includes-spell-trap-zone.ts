import { ruling } from '../language';

export default ruling(
  'word-card-name-includes-spell-trap-zone',
  {
    covers: ['names', 'placed-as-spells'],
    title: { en: 'A card name includes the Spell & Trap Zone', ko: '카드명은 마법 & 함정 존도 포함' },
    statement: {
      en: 'A text that asks for a certain card name on the field also accepts that card in the Spell & Trap Zone.',
      ko: '필드에 특정 카드명의 카드가 존재할 것을 요구하는 텍스트는, 그 카드가 마법 & 함정 존에 존재하는 경우에도 만족된다.',
    },
    doubtful: { en: 'The board is derived from the general rule.', ko: '보드는 일반 규칙에서 도출한 것이다.' },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Dark Magic Attack', 'Sinful Spoils of Subversion - Snake-Eye')
      .controls('Dark Magician');
    given(opponent).hasSet('Sakuretsu Armor');
    turnPlayer.activates('Sinful Spoils of Subversion - Snake-Eye', { targets: ['Dark Magician'] });
    bothPass();
    then.isIn('Dark Magician', 'spellTrapZone', turnPlayer);
    then.can(turnPlayer).activate('Dark Magic Attack');
    turnPlayer.activates('Dark Magic Attack');
    bothPass();

    then.linkWas('Dark Magic Attack', 'resolved');
    then.isIn('Sakuretsu Armor', 'gy', opponent);
  },
);
