import { card, ruling } from '../language';

export default ruling(
  'target-phrase-targets',
  {
    covers: ['targeting'],
    title: { en: 'The words for targeting', ko: '대상을 지정하는 표기' },
    statement: {
      en: 'An effect that says "target" chooses when it is activated, and the choice stands: as it resolves nothing else can be chosen.',
      ko: '"대상으로 하고 발동할 수 있다"라고 적힌 효과는 발동할 때 대상을 고르며, 효과를 처리할 때 다른 카드로 바꿀 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Celtic Guardian').controls('Gemini Elf');
    given(opponent)
      .controls('Fire King Avatar Yaksha')
      .hasInGY(card('Promethean Princess, Bestower of Flames', { properlySummoned: true }));
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    bothPass();
    opponent.usesTrigger('Promethean Princess, Bestower of Flames', {
      effect: 3,
      targets: ['Fire King Avatar Yaksha', 'Celtic Guardian'],
    });

    then.happened('targeted', { card: 'Fire King Avatar Yaksha' });
    then.happened('targeted', { card: 'Celtic Guardian' });
    bothPass();
    then.neverAsked('choose', opponent);
    then.isIn('Fire King Avatar Yaksha', 'gy', opponent);
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.controls(turnPlayer, 'Gemini Elf');
  },
);
