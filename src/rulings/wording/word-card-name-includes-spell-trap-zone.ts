import { ruling } from '../language';

export default ruling(
  'word-card-name-includes-spell-trap-zone',
  {
    covers: ['names', 'placed-as-spells'],
    title: { en: 'A card name includes the Spell & Trap Zone', ko: '카드명은 마법 & 함정 존도 포함' },
    statement: {
      en: 'A text that asks for a card name on the field does not say in which zone. So Dark Magician in the Spell & Trap Zone, though no monster there, lets its player activate Dark Magic Attack.',
      ko: '필드에 특정 카드명의 카드를 요구하는 텍스트는 존을 가리지 않는다. 그래서 마법 & 함정 존의 블랙 매지션은 그곳에서 몬스터가 아니지만, 흑·마·도를 발동할 수 있는 조건을 만족한다.',
    },
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
