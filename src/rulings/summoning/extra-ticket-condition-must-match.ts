import { ruling } from '../language';

export default ruling(
  'extra-ticket-condition-must-match',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Only a monster that fits', ko: '조건에 맞는 몬스터만' },
    statement: {
      en: 'Swap Frog grants the additional Normal Summon of a “Frog” only. The ordinary one is used, so Dupe Frog can be Normal Summoned but Celtic Guardian, which is no “Frog”, cannot; and as only a Normal Summon is granted, Dupe Frog cannot be Set.',
      ko: '도깨비 개구리가 더해 주는 것은 "개구리" 몬스터의 일반 소환뿐이다. 보통의 통상 소환은 이미 썼으므로 마지 개구리는 일반 소환할 수 있지만, "개구리"가 아닌 엘프 검사는 할 수 없다. 얻은 것은 일반 소환이므로 마지 개구리를 세트할 수도 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Swap Frog', 'Gemini Elf').hasInHand('Mystical Elf', 'Dupe Frog', 'Celtic Guardian');
    turnPlayer.normalSummons('Mystical Elf');
    turnPlayer.activates('Swap Frog', { effect: 3, cost: ['Gemini Elf'] });
    bothPass();
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.cannot(turnPlayer).normalSummon('Celtic Guardian', { because: 'normal-summon-used' });
    then.can(turnPlayer).normalSummon('Dupe Frog');
    then.cannot(turnPlayer).setMonster('Dupe Frog', { because: 'normal-summon-used' });
    turnPlayer.normalSummons('Dupe Frog');
    then.wasSummonedBy('Dupe Frog', turnPlayer, 'normal');
  },
);
