import { card, ruling } from '../language';

export default ruling(
  'inh-counterpart-of-normal-summon',
  {
    covers: ['special-summon-procedure'],
    title: { en: 'One monster for each use of its condition', ko: '조건을 한 번 쓸 때마다 한 장' },
    statement: {
      en: 'A monster’s own condition works like the right to a Normal Summon: it allows that one monster to be Special Summoned while the condition holds.',
      ko: '몬스터 자신의 조건에 의한 특수 소환은 일반 소환권과 닮았다. 조건이 맞는 동안 그 몬스터 한 장을 특수 소환할 권리다.',
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
