import { ruling } from '../language';

export default ruling(
  'segoc-dark-magical-circle-included',
  {
    covers: ['trigger-order', 'spell-trap-triggers'],
    title: { en: 'Dark Magical Circle is in the order too', ko: '흑의 마도진도 순서에 포함된다' },
    statement: {
      en: 'The banishing effect of Dark Magical Circle answers the Summon as a trigger of a face-up card. So it is placed in the order of simultaneous triggers, and nobody can use a fast effect (Spell Speed 2 or higher) such as Mystical Space Typhoon before that is done.',
      ko: '흑의 마도진의 제외하는 효과는 소환에 대응하는 앞면 표시 카드의 유발 효과이다. 그래서 동시에 발동하는 유발 효과의 순서에 들어가며, 그것을 정하기 전에는 싸이크론 같은 카드를 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Dark Magical Circle').hasInHand('Monster Reborn').hasInGY('Dark Magician');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Monster Reborn', { targets: ['Dark Magician'] });
    opponent.passes();
    then.wasSummonedBy('Dark Magician', turnPlayer, 'special');
    then.isAsked(turnPlayer, 'trigger');
    then.cannot(opponent).activate('Mystical Space Typhoon', { because: 'triggers-first' });
    turnPlayer.usesTrigger('Dark Magical Circle', { effect: 2, targets: ['Mystical Space Typhoon'] });
    then.chainIs('turnPlayer: Dark Magical Circle');
    then.isAsked(opponent, 'chain');
    opponent.activates('Mystical Space Typhoon', { targets: ['Dark Magical Circle'] });
    then.chainIs('turnPlayer: Dark Magical Circle', 'opponent: Mystical Space Typhoon');
    bothPass();
    then.linkWas('Mystical Space Typhoon', 'resolved');
    then.linkWas('Dark Magical Circle', 'withoutEffect');
  },
);
