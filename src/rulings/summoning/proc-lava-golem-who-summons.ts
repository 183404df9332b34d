import { card, ruling } from '../language';

export default ruling(
  'proc-lava-golem-who-summons',
  {
    covers: ['special-summon-procedure', 'summoning-player'],
    title: { en: 'Whose Summon Lava Golem is', ko: '용암 마신 라바 골렘을 소환한 사람' },
    statement: {
      en: 'Lava Golem stands on the opponent’s field but was Special Summoned by the player who used it. What answers an opponent’s Summon is for the other player only.',
      ko: '용암 마신 라바 골렘은 상대 필드에 있지만 소환한 것은 그것을 쓴 플레이어다. "상대가 소환했을 때"의 카드는 받은 쪽만 쓸 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Lava Golem').hasSet(card('Bottomless Trap Hole', 'A'));
    given(opponent).controls('Celtic Guardian', 'Gemini Elf').hasSet(card('Bottomless Trap Hole', 'B'));
    turnPlayer.specialSummons('Lava Golem', { tributes: ['Celtic Guardian', 'Gemini Elf'] });
    then.controls(opponent, 'Lava Golem');
    then.wasSummonedBy('Lava Golem', turnPlayer, 'special');
    then.isAsked(opponent, 'fastEffect');
    then.cannot(turnPlayer).activate('Bottomless Trap Hole#A', { because: 'event-not-happened' });
    then.wasNeverOffered('Bottomless Trap Hole#A', 'activate');
    then.can(opponent).activate('Bottomless Trap Hole#B');
    opponent.activates('Bottomless Trap Hole#B');
    bothPass();
    then.isIn('Lava Golem', 'banished', turnPlayer);
  },
);
