import { card, ruling } from '../language';

export default ruling(
  'inh-counterpart-of-normal-summon',
  {
    covers: ['special-summon-procedure'],
    title: { en: 'One monster for each use of its condition', ko: '조건을 한 번 쓸 때마다 한 장' },
    statement: {
      en: 'A monster’s own condition works like the right to a Normal Summon: it allows that one monster to be Special Summoned while the condition holds. Cyber Dragon asks for an opponent with a monster and a field of its player without any, so the first one shuts out the second.',
      ko: '몬스터 자신의 소환 조건은 일반 소환의 권리와 같은 것으로, 그 조건을 만족하는 동안 그 몬스터 1장을 특수 소환할 수 있게 한다. 사이버 드래곤은 상대 필드에만 몬스터가 있을 때의 조건이므로, 1장을 소환하면 두 번째는 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand(card('Cyber Dragon', 'A'), card('Cyber Dragon', 'B'));
    given(opponent).controls('Gemini Elf');
    turnPlayer.specialSummons('Cyber Dragon#A');
    then.countIs(turnPlayer, 'monsterZone', 1);
    then.wasSummonedBy('Cyber Dragon#A', turnPlayer, 'special');
    then.isIn('Cyber Dragon#B', 'hand', turnPlayer);
    then.cannot(turnPlayer).specialSummon('Cyber Dragon#B', { because: 'condition-not-met' });
  },
);
