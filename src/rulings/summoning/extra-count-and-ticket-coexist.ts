import { ruling } from '../language';

export default ruling(
  'extra-count-and-ticket-coexist',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Two rights and one more', ko: '2회에 더해 1번' },
    statement: {
      en: 'The raised number and the one additional Normal Summon are separate: with Double Summon and Gem-Knight Seraphinite three monsters are Normal Summoned in one turn.',
      ko: '늘어난 횟수와 추가 통상 소환 1번은 따로다. 이중소환과 젬나이트 세라피가 있으면 한 턴에 3장을 일반 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Gem-Knight Seraphinite')
      .hasInHand('Double Summon', 'Celtic Guardian', 'Mystical Elf', 'Sangan', 'Gemini Elf');
    turnPlayer.activates('Double Summon');
    bothPass();
    turnPlayer.normalSummons('Celtic Guardian');
    turnPlayer.normalSummons('Mystical Elf');
    turnPlayer.normalSummons('Sangan');
    then.wasSummonedBy('Celtic Guardian', turnPlayer, 'normal');
    then.wasSummonedBy('Mystical Elf', turnPlayer, 'normal');
    then.wasSummonedBy('Sangan', turnPlayer, 'normal');
    then.cannot(turnPlayer).normalSummon('Gemini Elf', { because: 'normal-summon-used' });
  },
);
