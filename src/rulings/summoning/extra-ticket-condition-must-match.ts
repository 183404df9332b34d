import { ruling } from '../language';

export default ruling(
  'extra-ticket-condition-must-match',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Only a monster that fits', ko: '조건에 맞는 몬스터만' },
    statement: {
      en: 'The additional Normal Summon is good only for a monster that fits the condition it was granted with: a “Frog” for Swap Frog.',
      ko: '추가 통상 소환은 얻은 조건에 맞는 몬스터만 할 수 있다. 도깨비 개구리라면 "개구리" 몬스터다.',
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
