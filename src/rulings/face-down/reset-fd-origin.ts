import { ruling } from '../language';

export default ruling(
  'reset-fd-origin',
  {
    covers: ['face-down', 'special-summon'],
    title: { en: 'Where it came from is forgotten', ko: '어디에서 특수 소환되었는지도 없어진다' },
    statement: {
      en: 'A monster turned face-down forgets the place it was Special Summoned from: an effect that only a monster Special Summoned from the GY has is not there any more.',
      ko: '몬스터가 뒷면 표시가 되면 어디에서 특수 소환되었는지도 알 수 없게 된다. 묘지에서 특수 소환되어 있을 경우의 효과는 더 이상 발동할 수 없다.',
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
