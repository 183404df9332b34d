import { ruling } from '../language';

export default ruling(
  'info-private-facedown-banish',
  {
    covers: ['hidden-information', 'face-down-banish'],
    title: { en: 'Banished face-down: known to its player only', ko: '뒷면 표시로 제외된 카드는 자신만 볼 수 있다' },
    statement: {
      en: 'A card banished face-down is hidden: its player may look at it, the opponent sees only how many there are.',
      ko: '뒷면 표시로 제외된 카드는 비공개 정보이다. 그 플레이어는 확인할 수 있지만, 상대는 몇 장인지만 알 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
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
    turnPlayer.activates('Pot of Desires');
    then.countIs(turnPlayer, 'banished', 10);
    then.isFaceDown('Gemini Elf');
    then.sees(turnPlayer, 'Gemini Elf');
    then.sees(turnPlayer, 'Jar of Greed');
    then.doesNotSee(opponent, 'Gemini Elf');
    then.doesNotSee(opponent, 'Jar of Greed');
    then.seesCount(opponent, turnPlayer, 'banished', 10);
    bothPass();
    then.countIs(turnPlayer, 'hand', 2);
    then.doesNotSee(opponent, 'Gemini Elf');
    then.sees(turnPlayer, 'Gemini Elf');
  },
);
