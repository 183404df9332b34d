import { card, ruling } from '../language';

export default ruling(
  'zone-spell-trap-zones-full',
  {
    covers: ['zones', 'set', 'activation', 'field-spells'],
    title: { en: 'Full Spell & Trap Zones', ko: '마법 & 함정 존이 가득 차면' },
    statement: {
      en: 'A Spell or Trap takes a zone, even one that goes to the GY afterwards. With five cards there a player can neither Set another nor activate one from the hand. A Set card already has its zone, and a Field Spell uses another.',
      ko: '마법 / 함정 카드는 곧 묘지로 가는 것이라도 발동할 때 존을 사용한다. 그래서 5곳이 모두 차 있으면 더 세트하거나 패에서 발동할 수 없다. 이미 세트한 카드는 발동할 수 있고, 필드 마법은 필드 존을 사용한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasSet(
        card('Jar of Greed', 'A'),
        card('Jar of Greed', 'B'),
        card('Jar of Greed', 'C'),
        card('Jar of Greed', 'D'),
        card('Jar of Greed', 'E'),
      )
      .hasInHand('Dark Hole', 'Mountain')
      .hasInDeck('Celtic Guardian');
    given(opponent).controls('Gemini Elf');
    then.cannot(turnPlayer).activate('Dark Hole', { because: 'no-zone' });
    then.cannot(turnPlayer).set('Dark Hole', { because: 'no-zone' });
    then.can(turnPlayer).activate('Mountain');
    turnPlayer.activates('Mountain');
    bothPass();
    then.linkWas('Mountain', 'resolved');
    then.isIn('Mountain', 'fieldZone', turnPlayer);
    bothPass();
    then.cannot(turnPlayer).activate('Dark Hole', { because: 'no-zone' });
    then.can(turnPlayer).activate('Jar of Greed#A');
    turnPlayer.activates('Jar of Greed#A');
    bothPass();
    then.linkWas('Jar of Greed#A', 'resolved');
    then.isIn('Jar of Greed#A', 'gy', turnPlayer);
    bothPass();
    then.can(turnPlayer).activate('Dark Hole');
    then.can(turnPlayer).set('Dark Hole');
    turnPlayer.activates('Dark Hole');
    bothPass();
    then.isIn('Gemini Elf', 'gy', opponent);
  },
);
