import { ruling } from '../language';

export default ruling(
  'segoc-dark-magical-circle-included',
  {
    covers: ['trigger-order', 'spell-trap-triggers'],
    title: { en: 'Dark Magical Circle is in the order too', ko: '흑의 마도진도 순서에 포함된다' },
    statement: {
      en: 'The banishing effect of Dark Magical Circle is placed in the order of simultaneous triggers, before any fast effect.',
      ko: '흑의 마도진의 제외하는 효과는 동시에 발동하는 유발 효과의 순서에 들어가며, 프리 체인 카드보다 먼저 결정한다.',
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
