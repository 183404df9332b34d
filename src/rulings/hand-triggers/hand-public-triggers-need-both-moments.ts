import { card, ruling } from '../language';

export default ruling(
  'hand-public-triggers-need-both-moments',
  {
    covers: ['public-triggers', 'late-arrival'],
    title: {
      en: 'A public trigger must be in place from the start',
      ko: '공개된 장소의 유발 효과는 처음부터 있어야 한다',
    },
    statement: {
      en: 'A trigger of a public place needs its card there both when its condition is met and when it is used: Promethean Princess reaches the GY only after the Summon she would answer.',
      ko: '공개된 장소의 유발 효과는 조건을 채웠을 때와 발동할 때 모두 그 장소에 있어야 한다. 하염의 구희는 대응할 특수 소환보다 나중에 묘지로 보내졌으므로 ③을 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInGY('Celtic Guardian');
    inCase({ en: 'she is sent to the GY after the Summon', ko: '특수 소환 뒤에 묘지로 보내진 경우' }, () => {
      given(turnPlayer).hasSet('Raigeki Break', 'Call of the Haunted').hasInHand('Gemini Elf');
      given(opponent).controls('Promethean Princess, Bestower of Flames', 'Evocator Chevalier');
      turnPlayer.activates('Raigeki Break', {
        cost: ['Gemini Elf'],
        targets: ['Promethean Princess, Bestower of Flames'],
      });
      turnPlayer.activates('Call of the Haunted', { targets: ['Celtic Guardian'] });
      bothPass();
      then.chainsWere(['turnPlayer: Raigeki Break', 'turnPlayer: Call of the Haunted']);
      then.happenedInOrder(
        { event: 'summoned', card: 'Celtic Guardian' },
        { event: 'moved', card: 'Promethean Princess, Bestower of Flames', where: { to: 'gy' } },
      );
      then.cannot(opponent).activate('Promethean Princess, Bestower of Flames', {
        because: 'event-not-happened',
        effect: 3,
      });
      then.wasNeverOffered('Promethean Princess, Bestower of Flames', 'activate', { effect: 3 });
      then.controls(turnPlayer, 'Celtic Guardian');
    });
    inCase({ en: 'she was in the GY already', ko: '이미 묘지에 있던 경우' }, () => {
      given(turnPlayer).hasSet('Call of the Haunted');
      given(opponent)
        .controls('Evocator Chevalier')
        .hasInGY(card('Promethean Princess, Bestower of Flames', { properlySummoned: true }));
      turnPlayer.activates('Call of the Haunted', { targets: ['Celtic Guardian'] });
      then.can(opponent).activate('Promethean Princess, Bestower of Flames', { effect: 3 });
      opponent.usesTrigger('Promethean Princess, Bestower of Flames', {
        effect: 3,
        targets: ['Evocator Chevalier', 'Celtic Guardian'],
      });
      bothPass();
      then.chainsWere(['turnPlayer: Call of the Haunted'], ['opponent: Promethean Princess, Bestower of Flames']);
      then.isIn('Evocator Chevalier', 'gy', opponent);
      then.isIn('Celtic Guardian', 'gy', turnPlayer);
      then.controls(opponent, 'Promethean Princess, Bestower of Flames');
    });
  },
);
