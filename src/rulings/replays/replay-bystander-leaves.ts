import { card, ruling } from '../language';

export default ruling(
  'replay-bystander-leaves',
  {
    covers: ['replay'],
    title: { en: 'Another monster leaves: replay', ko: '공격받지 않은 몬스터가 벗어나도' },
    statement: {
      en: 'A replay comes when a monster enters or leaves the defender’s side, whether or not it was the one attacked. Mystical Elf left, so the attacker’s player chooses anew and may also stop the attack.',
      ko: '공격받는 쪽의 몬스터가 나타나거나 벗어나면, 공격받던 몬스터가 아니라도 공격 대상을 다시 고른다. 홀리 엘프가 벗어났으므로 다시 고르며, 이때 공격을 그만둘 수도 있다.',
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
