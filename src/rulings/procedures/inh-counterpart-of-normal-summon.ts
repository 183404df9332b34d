import { card, ruling } from '../language';

export default ruling(
  'inh-counterpart-of-normal-summon',
  {
    covers: ['special-summon-procedure'],
    title: { en: 'One monster for each use of its condition', ko: '조건을 한 번 쓸 때마다 한 장' },
    statement: {
      en: 'Cyber Dragon can be Special Summoned while only the opponent controls a monster, and that must be so each time. Once the first is on the field its player controls a monster, so the second cannot follow.',
      ko: '사이버 드래곤은 상대 필드에만 몬스터가 있을 때 특수 소환할 수 있으며, 소환할 때마다 그 조건을 만족해야 한다. 1장이 나오면 자신 필드에도 몬스터가 있으므로 두 번째는 소환할 수 없다.',
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
