import { ruling } from '../language';

export default ruling(
  'temp-keeps-origin',
  {
    covers: ['banish', 'special-summon'],
    title: { en: 'Where it was Summoned from is kept', ko: '어디에서 특수 소환되었는지는 남는다' },
    statement: {
      en: 'A banish for a time keeps the place a monster was Special Summoned from: Nephilabyss uses the effect only a copy from the GY has.',
      ko: '일시적으로 제외되어도 어디에서 특수 소환되었는지는 남는다. 묘지에서 특수 소환된 명세계신－네페르어비스는 그 효과를 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .hasInGY('Nephilabyss, the Ogdoadic Overlord', 'Worm Yagan')
      .hasInHand('Monster Reborn')
      .controls('Interdimensional Matter Forwarder');
    turnPlayer.activates('Monster Reborn', { targets: ['Nephilabyss, the Ogdoadic Overlord'] });
    bothPass();
    turnPlayer.activates('Interdimensional Matter Forwarder', {
      effect: 1,
      targets: ['Nephilabyss, the Ogdoadic Overlord'],
    });
    bothPass();
    then.can(turnPlayer).activate('Nephilabyss, the Ogdoadic Overlord', { effect: 2 });
    turnPlayer.activates('Nephilabyss, the Ogdoadic Overlord', { effect: 2, targets: ['Worm Yagan'] });
    bothPass();
    then.linkWas('Nephilabyss, the Ogdoadic Overlord', 'resolved');
  },
);
