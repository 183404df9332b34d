import { card, ruling } from '../language';

export default ruling(
  'target-promethean-princess-3',
  {
    covers: ['targeting'],
    title: { en: 'Promethean Princess cannot target Hydrant', ko: '하염의 구희는 하이드런트를 대상으로 할 수 없다' },
    statement: {
      en: 'The third effect of Promethean Princess, Bestower of Flames targets a monster of each player, so it cannot choose one that her player cannot target.',
      ko: '하염의 구희의 ③의 효과는 서로의 몬스터를 1장씩 대상으로 하므로, 효과의 대상으로 할 수 없는 몬스터는 고를 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Rescue-ACE Turbulence').hasInHand('Monster Reborn').hasInGY('Rescue-ACE Hydrant');
    given(opponent)
      .controls('Fire King Avatar Yaksha')
      .hasInGY(card('Promethean Princess, Bestower of Flames', { properlySummoned: true }));
    turnPlayer.activates('Monster Reborn', { targets: ['Rescue-ACE Hydrant'] });
    bothPass();
    opponent.usesTrigger('Promethean Princess, Bestower of Flames', { effect: 3 });

    then.happened('targeted', { card: 'Rescue-ACE Turbulence' });
    then.didNotHappen('targeted', { card: 'Rescue-ACE Hydrant', where: { by: 1 } });
    bothPass();
    then.isIn('Rescue-ACE Turbulence', 'gy', turnPlayer);
    then.controls(turnPlayer, 'Rescue-ACE Hydrant');
  },
);
