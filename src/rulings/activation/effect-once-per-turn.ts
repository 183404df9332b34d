import { ruling } from '../language';

export default ruling(
  'effect-once-per-turn',
  {
    covers: ['used-this-turn', 'activation'],
    title: { en: 'Once per turn: this copy, or the name', ko: '1턴에 1번: 그 카드마다, 또는 카드명마다' },
    statement: {
      en: 'What a card can do "once per turn" is counted for each copy, so a second Gale can still be used. Raiden’s text limits the effects of that card name instead, so the use of one Raiden counts for all copies.',
      ko: '"1턴에 1번"은 카드마다 세므로 다른 1장의 질풍의 게일은 아직 발동할 수 있다. 라이덴은 그 카드명의 효과를 제한하므로, 1장이 발동하면 다른 라이덴도 그 턴에는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'Each copy', ko: '카드마다' }, () => {
      given(turnPlayer).controls('Blackwing - Gale the Whirlwind#1', 'Blackwing - Gale the Whirlwind#2');
      given(opponent).controls('Gemini Elf');
      turnPlayer.activates('Blackwing - Gale the Whirlwind#1');
      bothPass();
      then.cannot(turnPlayer).activate('Blackwing - Gale the Whirlwind#1', { because: 'used-this-turn' });
      then.can(turnPlayer).activate('Blackwing - Gale the Whirlwind#2');
    });
    inCase({ en: 'The name', ko: '카드명마다' }, () => {
      given(turnPlayer)
        .controls('Raiden, Hand of the Lightsworn#1', 'Raiden, Hand of the Lightsworn#2')
        .hasInDeck('Kuriboh', 'Gemini Elf', 'Battle Ox', 'Sangan');
      turnPlayer.activates('Raiden, Hand of the Lightsworn#1');
      bothPass();
      then.cannot(turnPlayer).activate('Raiden, Hand of the Lightsworn#2', { because: 'used-this-turn' });
    });
  },
);
