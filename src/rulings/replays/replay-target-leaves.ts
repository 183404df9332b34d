import { ruling } from '../language';

export default ruling(
  'replay-target-leaves',
  {
    covers: ['replay', 'attack-targets', 'direct-attack'],
    title: { en: 'The target leaves: replay', ko: '공격 대상이 벗어나면 공격을 다시 고른다' },
    statement: {
      en: 'If the attacked monster leaves the field in the Battle Step, another monster may be chosen. If none is left, the attack may go on as a direct attack.',
      ko: '배틀 스텝에 공격받는 몬스터가 필드를 벗어나면 다른 몬스터를 공격 대상으로 다시 고를 수 있다. 남은 몬스터가 없으면 직접 공격으로 계속할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).controls('Celtic Guardian').hasSet('Compulsory Evacuation Device');
    inCase(
      { en: 'Another monster is left', ko: '다른 몬스터가 남아 있다', contrast: 'replay-own-monsters-do-not-count' },
      () => {
        given(opponent).controls('Kuriboh');
        turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
        opponent.activates('Compulsory Evacuation Device', { targets: ['Celtic Guardian'] });
        then.isAsked(turnPlayer, 'attackTarget');
        then.attackTargetsAre('Gemini Elf', 'Kuriboh');
        turnPlayer.replays('Gemini Elf', 'Kuriboh');
        then.isIn('Kuriboh', 'gy', opponent);
        then.lpIs(opponent, 6400);
      },
    );
    inCase({ en: 'No monster is left', ko: '남은 몬스터가 없다', contrast: 'replay-bystander-leaves' }, () => {
      turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
      opponent.activates('Compulsory Evacuation Device', { targets: ['Celtic Guardian'] });
      then.attackTargetsAre('Gemini Elf', 'directly');
      turnPlayer.replays('Gemini Elf', 'directly');
      then.lpIs(opponent, 6100);
    });
  },
);
