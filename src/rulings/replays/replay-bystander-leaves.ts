import { card, ruling } from '../language';

export default ruling(
  'replay-bystander-leaves',
  {
    covers: ['replay'],
    title: { en: 'Another monster leaves: replay', ko: '공격받지 않은 몬스터가 벗어나도' },
    statement: {
      en: 'A replay also happens when a monster of the defender leaves that was not attacked. The attacker’s player may then stop the attack.',
      ko: '공격받지 않은 다른 몬스터가 벗어나도 공격을 다시 고른다. 이때 공격을 그만둘 수도 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent)
      .controls('Celtic Guardian', card('Mystical Elf', { position: 'defense' }))
      .hasSet('Compulsory Evacuation Device');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    opponent.activates('Compulsory Evacuation Device', { targets: ['Mystical Elf'] });
    then.isAsked(turnPlayer, 'attackTarget');
    then.attackTargetsAre('Gemini Elf', 'Celtic Guardian');
    turnPlayer.declines();
    then.happened('attackStopped', { card: 'Gemini Elf', where: { why: 'replay' } });
    then.didNotHappen('momentBegan');
    then.controls(opponent, 'Celtic Guardian');
    then.lpIs(opponent, 8000);
  },
);
