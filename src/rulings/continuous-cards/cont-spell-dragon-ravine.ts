import { ruling } from '../language';

export default ruling(
  'cont-spell-dragon-ravine',
  {
    covers: ['continuous-cards', 'field-spells', 'activation'],
    title: { en: 'Dragon Ravine needs a second Chain', ko: '용의 계곡은 다음 체인에서' },
    statement: {
      en: 'A Field Spell whose text ties nothing to its activation does nothing when that resolves. The discard and the search of Dragon Ravine are an effect of their own, activated in a Chain after it.',
      ko: '발동시의 처리가 쓰여 있지 않은 필드 마법은 발동이 처리되어도 아무것도 하지 않는다. 용의 계곡의 버리고 패에 넣는 효과는 그 뒤의 체인에서 따로 발동한다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasInHand('Dragon Ravine', 'Gemini Elf').hasInDeck('Kuriboh', 'Dragunity Dux');
    turnPlayer.activates('Dragon Ravine');
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.isIn('Dragunity Dux', 'deck', turnPlayer);
    turnPlayer.activates('Dragon Ravine', { effect: 1, option: 1 });
    then.chainsWere(['turnPlayer: Dragon Ravine'], ['turnPlayer: Dragon Ravine']);
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Dragunity Dux', 'hand', turnPlayer);
  },
);
