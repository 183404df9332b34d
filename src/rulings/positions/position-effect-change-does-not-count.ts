import { card, ruling } from '../language';

export default ruling(
  'position-effect-change-does-not-count',
  {
    covers: ['position-change'],
    title: { en: 'A change by an effect does not count', ko: '효과에 의한 변경은 세지 않는다' },
    statement: {
      en: 'A position change by an effect is not the one the player may make: they can still turn that monster by hand, and an effect can turn a monster they have turned. A second change by hand remains impossible.',
      ko: '효과에 의한 표시 형식의 변경은 플레이어의 변경으로 세지 않는다. 그 뒤에 수동으로 변경할 수 있고, 수동으로 변경한 몬스터를 효과로 변경할 수도 있다. 수동 변경은 여전히 1번뿐이다.',
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
