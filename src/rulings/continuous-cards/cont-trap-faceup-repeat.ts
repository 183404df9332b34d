import { ruling } from '../language';

export default ruling(
  'cont-trap-faceup-repeat',
  {
    covers: ['continuous-cards', 'chain', 'normal-summon'],
    title: { en: 'Several times in one Chain when already face-up', ko: '이미 앞면이면 1개의 체인에서 몇 번이고' },
    statement: {
      en: 'Only a card whose own activation waits on the Chain cannot use its effects. Ultimate Offering was face-up before the Chain, so its effect can be activated several times in it; each use gives a Normal Summon or Set as it resolves.',
      ko: '효과를 쓸 수 없는 것은 카드 자체의 발동이 체인에 올라 있을 때뿐이다. 체인 전부터 앞면 표시인 희생의 제물의 효과는 한 체인에서 여러 번 발동할 수 있고, 각 효과의 처리 직후에 통상 소환을 한다.',
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
