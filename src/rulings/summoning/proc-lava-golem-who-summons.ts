import { card, ruling } from '../language';

export default ruling(
  'proc-lava-golem-who-summons',
  {
    covers: ['special-summon-procedure', 'summoning-player'],
    title: { en: 'Whose Summon Lava Golem is', ko: '용암 마신 라바 골렘을 소환한 사람' },
    statement: {
      en: 'Lava Golem stands on the opponent’s field, but the turn player Special Summoned it. Bottomless Trap Hole answers a Summon by its user’s opponent, so the player who received Lava Golem can activate it and the one who Summoned Lava Golem cannot.',
      ko: '용암 마신 라바 골렘은 상대 필드에 있지만 특수 소환한 것은 턴 플레이어다. 나락의 함정 속으로는 상대가 소환했을 때 발동하는 카드이므로, 받은 쪽은 발동할 수 있고 소환한 쪽은 발동할 수 없다.',
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
