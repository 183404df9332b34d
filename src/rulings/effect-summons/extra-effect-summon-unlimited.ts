import { ruling } from '../language';

export default ruling(
  'extra-effect-summon-unlimited',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'special-summon-effect'],
    title: { en: 'Summons within an effect come on top', ko: '효과로 하는 일반 소환은 별도' },
    statement: {
      en: 'A Normal Summon by Ultimate Offering is made by its effect and uses neither the ordinary one nor the additional one of Gem-Knight Seraphinite. So the effect can be repeated, and both of those are still there afterwards.',
      ko: '희생의 제물로 하는 일반 소환은 그 효과로 하는 것이므로 보통의 통상 소환도, 젬나이트 세라피의 추가 일반 소환도 쓰지 않는다. 그래서 효과를 거듭 발동할 수 있고 그 뒤에도 둘 다 남아 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Ultimate Offering', 'Gem-Knight Seraphinite')
      .hasInHand('Celtic Guardian', 'Mystical Elf', 'Sangan', 'Gem-Knight Garnet')
      .hasLP(8000);
    turnPlayer.activates('Ultimate Offering');
    bothPass();
    turnPlayer.picks('Celtic Guardian');
    turnPlayer.normalSummons('Celtic Guardian');
    turnPlayer.passes();
    turnPlayer.activates('Ultimate Offering');
    bothPass();
    turnPlayer.picks('Mystical Elf');
    turnPlayer.normalSummons('Mystical Elf');
    turnPlayer.passes();
    turnPlayer.normalSummons('Sangan');
    turnPlayer.passes();
    turnPlayer.normalSummons('Gem-Knight Garnet');
    then.wasSummonedBy('Celtic Guardian', turnPlayer, 'normal');
    then.wasSummonedBy('Mystical Elf', turnPlayer, 'normal');
    then.wasSummonedBy('Sangan', turnPlayer, 'normal');
    then.wasSummonedBy('Gem-Knight Garnet', turnPlayer, 'normal');
    then.lpIs(turnPlayer, 7000);
  },
);
