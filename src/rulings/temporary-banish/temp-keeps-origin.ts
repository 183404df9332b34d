import { ruling } from '../language';

export default ruling(
  'temp-keeps-origin',
  {
    covers: ['banish', 'special-summon'],
    title: { en: 'Where it was Summoned from is kept', ko: '어디에서 특수 소환되었는지는 남는다' },
    statement: {
      en: 'Nephilabyss, the Ogdoadic Overlord has its second effect only while it counts as Special Summoned from the GY. A banish for a time, unlike a turn face-down, keeps where it came from, so after its return the effect can be activated.',
      ko: '명세계신－네페르어비스의 ②는 묘지에서 특수 소환되어 있어야 발동할 수 있다. 뒷면 표시가 될 때와 달리, 일시적으로 제외되어도 어디에서 특수 소환되었는지의 정보는 남으므로 돌아온 뒤에도 발동할 수 있다.',
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
