import { ruling } from '../language';

export default ruling(
  'reset-fd-origin',
  {
    covers: ['face-down', 'special-summon'],
    title: { en: 'Where it came from is forgotten', ko: '어디에서 특수 소환되었는지도 없어진다' },
    statement: {
      en: 'Nephilabyss, the Ogdoadic Overlord has its second effect only while it counts as Special Summoned from the GY. Turning it face-down makes the game forget where it came from, so the effect cannot be activated any more.',
      ko: '명세계신－네페르어비스의 ②는 묘지에서 특수 소환되어 있어야 발동할 수 있다. 뒷면 표시가 되면 어디에서 특수 소환되었는지의 정보가 사라지므로, 그 효과를 더 이상 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .hasInGY('Nephilabyss, the Ogdoadic Overlord', 'Gemini Elf')
      .hasInHand('Monster Reborn', 'Book of Moon', 'Book of Taiyou');
    turnPlayer.activates('Monster Reborn', { targets: ['Nephilabyss, the Ogdoadic Overlord'] });
    bothPass();
    then.positionIs('Nephilabyss, the Ogdoadic Overlord', 'attack');
    turnPlayer.passes();
    then.can(turnPlayer).activate('Nephilabyss, the Ogdoadic Overlord', { effect: 2 });
    turnPlayer.activates('Book of Moon', { targets: ['Nephilabyss, the Ogdoadic Overlord'] });
    bothPass();
    then.positionIs('Nephilabyss, the Ogdoadic Overlord', 'defense', { faceDown: true });
    turnPlayer.activates('Book of Taiyou', { targets: ['Nephilabyss, the Ogdoadic Overlord'] });
    bothPass();
    then.positionIs('Nephilabyss, the Ogdoadic Overlord', 'attack');
    then.cannot(turnPlayer).activate('Nephilabyss, the Ogdoadic Overlord', { effect: 2, because: 'condition-not-met' });
  },
);
