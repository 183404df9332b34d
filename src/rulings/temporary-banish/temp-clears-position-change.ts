import { ruling } from '../language';

export default ruling(
  'temp-clears-position-change',
  {
    covers: ['banish', 'battle-position'],
    title: { en: 'A position change is forgotten', ko: '표시 형식을 변경했다는 정보는 사라진다' },
    statement: {
      en: 'A player can change the battle position of a monster once a turn. A temporary banish makes the game forget that it was done, so a monster that has returned can be changed again in the same turn.',
      ko: '몬스터의 표시 형식은 1턴에 1번 변경할 수 있다. 일시적으로 제외되면 이미 변경했다는 정보가 사라지므로, 돌아온 몬스터는 같은 턴에 다시 변경할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf', 'Interdimensional Matter Forwarder');
    turnPlayer.changesPosition('Gemini Elf');
    then.positionIs('Gemini Elf', 'defense');
    then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'position-changed-this-turn' });
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gemini Elf'] });
    bothPass();
    then.positionIs('Gemini Elf', 'defense');
    then.can(turnPlayer).changePosition('Gemini Elf');
    turnPlayer.changesPosition('Gemini Elf');
    then.positionIs('Gemini Elf', 'attack');
  },
);
