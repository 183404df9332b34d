import { ruling } from '../language';

export default ruling(
  'extra-count-and-ticket-coexist',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Two rights and one more', ko: '2회에 더해 1번' },
    statement: {
      en: 'Double Summon raises the number of Normal Summons to two; the additional one of Gem-Knight Seraphinite is counted apart from it. So three monsters can be Normal Summoned, and the fourth is refused because all three are used.',
      ko: '이중소환으로 2회가 된 통상 소환과 젬나이트 세라피가 주는 추가 일반 소환 1번은 따로 센다. 그래서 3장까지 일반 소환할 수 있고, 그것으로 다 썼으므로 4장째는 할 수 없다.',
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
