import { ruling } from '../language';

export default ruling(
  'cont-trap-faceup-repeat',
  {
    covers: ['continuous-cards', 'chain', 'normal-summon'],
    title: { en: 'Several times in one Chain when already face-up', ko: '이미 앞면이면 1개의 체인에서 몇 번이고' },
    statement: {
      en: 'A Continuous Trap that was face-up before may use its effect several times in one Chain; each link gives its Normal Summon right after it.',
      ko: '이미 앞면 표시인 지속 함정 카드의 효과는 1개의 체인에서 여러 번 발동할 수 있으며, 각 체인 블록의 처리 직후에 통상 소환을 한다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Ultimate Offering').hasInHand('Gemini Elf', 'Mystical Elf');
    turnPlayer.activates('Ultimate Offering');
    then.can(turnPlayer).activate('Ultimate Offering');
    turnPlayer.activates('Ultimate Offering');
    then.lpIs(turnPlayer, 7000);
    bothPass();
    turnPlayer.picks('Gemini Elf');
    turnPlayer.normalSummons('Gemini Elf');
    turnPlayer.normalSummons('Mystical Elf');
    then.controls(turnPlayer, 'Gemini Elf', 'Mystical Elf');
  },
);
