import { card, ruling } from '../language';

export default ruling(
  'replay-control-change',
  {
    covers: ['replay', 'control'],
    title: { en: 'A change of control: replay', ko: '컨트롤이 바뀌면 공격을 다시 고른다' },
    statement: {
      en: 'A monster that comes under the defender’s control counts as one that appeared. There is a replay, and it can be chosen.',
      ko: '공격받는 쪽이 컨트롤을 얻은 몬스터는 새로 나타난 것으로 본다. 공격을 다시 고르며, 그 몬스터도 고를 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider').hasInHand('Luster Dragon');
    given(opponent)
      .controls('Celtic Guardian', card('Mystical Elf', { position: 'defense' }))
      .hasSet('Enemy Controller');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    opponent.activates('Enemy Controller', { option: 2, cost: ['Mystical Elf'], targets: ['Vorse Raider'] });
    then.linkWas('Enemy Controller', 'resolved');
    then.isIn('Mystical Elf', 'gy', opponent);
    then.controls(opponent, 'Vorse Raider');
    then.isAsked(turnPlayer, 'attackTarget');
    then.attackTargetsAre('Gemini Elf', 'Celtic Guardian', 'Vorse Raider');
    turnPlayer.replays('Gemini Elf', 'Vorse Raider');
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Vorse Raider', 'gy', turnPlayer);
    then.controls(opponent, 'Celtic Guardian');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
