import { ruling } from '../language';

export default ruling(
  'cont-definition',
  {
    covers: ['continuous-cards'],
    title: { en: 'Cards that stay face-up', ko: '앞면 표시로 남는 카드' },
    statement: {
      en: 'In the wide sense Continuous Cards are all Spells and Traps that stay face-up on the field after their activation: Continuous Traps, Continuous Spells, Equip Spells, Field Spells, and Pendulum Monsters in Pendulum Zones.',
      ko: '넓은 뜻의 지속 카드는 발동한 뒤에 앞면 표시로 필드에 남는 마법 / 함정이다. 지속 함정, 지속 마법, 장착 마법, 필드 마법, 펜듈럼 존의 펜듈럼 몬스터가 여기에 들어간다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Gemini Elf')
      .hasInHand('Card Trader', 'Black Pendant', 'Umi', 'Qliphort Scout')
      .hasSet('Royal Decree');
    turnPlayer.activates('Card Trader');
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.activates('Black Pendant', { targets: ['Gemini Elf'] });
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.activates('Umi');
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.activates('Qliphort Scout');
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.activates('Royal Decree');
    then.chainsWere(
      ['turnPlayer: Card Trader'],
      ['turnPlayer: Black Pendant'],
      ['turnPlayer: Umi'],
      ['turnPlayer: Qliphort Scout'],
      ['turnPlayer: Royal Decree'],
    );
    for (const [name, place] of [
      ['Card Trader', 'spellTrapZone'],
      ['Black Pendant', 'spellTrapZone'],
      ['Umi', 'fieldZone'],
      ['Qliphort Scout', 'spellTrapZone'],
      ['Royal Decree', 'spellTrapZone'],
    ] as const) {
      then.isIn(name, place, turnPlayer);
      then.isFaceUp(name);
    }
  },
);
