import { card, ruling } from '../language';

export default ruling(
  'position-effect-change-does-not-count',
  {
    covers: ['position-change'],
    title: { en: 'A change by an effect does not count', ko: '효과에 의한 변경은 세지 않는다' },
    statement: {
      en: 'A player may change a monster’s position once a turn, and a change by an effect is not that one. So they can still turn a monster that Enemy Controller turned, and it can turn one they have turned; a second change by the player is refused.',
      ko: '플레이어는 몬스터의 표시 형식을 1턴에 1번 변경할 수 있고, 효과에 의한 변경은 세지 않는다. 에너미 컨트롤러가 바꾼 몬스터를 플레이어가 변경할 수 있고 그 반대도 가능하지만, 플레이어가 2번 변경할 수는 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf', 'Celtic Guardian');
    given(opponent).hasSet(card('Enemy Controller', 'A'), card('Enemy Controller', 'B'));
    turnPlayer.movesTo('battle');
    opponent.activates('Enemy Controller#A', { option: 1, targets: ['Gemini Elf'] });
    opponent.passes();
    then.linkWas('Enemy Controller#A', 'resolved');
    then.positionIs('Gemini Elf', 'defense');
    bothPass();
    then.phaseIs('main1');
    then.can(turnPlayer).changePosition('Gemini Elf');
    turnPlayer.changesPosition('Gemini Elf');
    then.positionIs('Gemini Elf', 'attack');
    turnPlayer.changesPosition('Celtic Guardian');
    then.positionIs('Celtic Guardian', 'defense');
    then.can(opponent).activate('Enemy Controller#B');
    opponent.activates('Enemy Controller#B', { option: 1, targets: ['Celtic Guardian'] });
    then.linkWas('Enemy Controller#B', 'resolved');
    then.positionIs('Celtic Guardian', 'attack');
    then.cannot(turnPlayer).changePosition('Celtic Guardian', { because: 'position-changed-this-turn' });
  },
);
