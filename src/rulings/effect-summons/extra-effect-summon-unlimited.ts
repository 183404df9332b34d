import { ruling } from '../language';

export default ruling(
  'extra-effect-summon-unlimited',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'special-summon-effect'],
    title: { en: 'Summons within an effect come on top', ko: '효과로 하는 일반 소환은 별도' },
    statement: {
      en: 'Ultimate Offering’s Normal Summons use up neither the ordinary right nor the additional one, and it can be used as often as it can be activated.',
      ko: '희생의 제물로 하는 일반 소환은 보통의 통상 소환권도 추가 통상 소환도 쓰지 않으며, 발동할 수 있는 만큼 반복할 수 있다.',
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
