import { ruling } from '../language';

export default ruling(
  'fdb-gren-maju-counts',
  {
    covers: ['face-down-banish', 'banish'],
    title: { en: 'Face-down, but banished', ko: '뒷면 표시여도 제외된 카드' },
    statement: {
      en: 'An effect that only counts banished cards counts those banished face-down too, since it asks nothing about them.',
      ko: '제외된 카드의 수만 세는 효과는 카드의 정보를 묻지 않으므로, 뒷면 표시로 제외된 카드도 센다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Gren Maju Da Eiza')
      .hasInHand('Pot of Desires')
      .hasInDeck(
        'Gemini Elf',
        'Mystical Elf',
        'Sangan',
        'Vorse Raider',
        'Umi',
        'Raigeki',
        'Dark Hole',
        'Celtic Guardian',
        'Summoned Skull',
        'Jar of Greed',
        'Kuriboh',
        'Watapon',
      );
    then.atkIs('Gren Maju Da Eiza', 0);
    turnPlayer.activates('Pot of Desires');
    bothPass();
    then.isFaceDown('Gemini Elf');
    then.countIs(turnPlayer, 'banished', 10);
    then.atkIs('Gren Maju Da Eiza', 4000);
    then.defIs('Gren Maju Da Eiza', 4000);
  },
);
