import { ruling } from '../language';

export default ruling(
  'reset-table-attack',
  {
    covers: ['banish', 'face-down', 'battle-position'],
    title: {
      en: 'Having attacked: kept face-down, cleared by a banish',
      ko: '공격 선언: 뒷면이 되면 남고 제외되면 사라진다',
    },
    statement: {
      en: 'A monster that declared an attack does not change its battle position that turn. Turning it face-down does not make the game forget the attack, so it cannot be Flip Summoned; a temporary banish does, so it can be changed after its return.',
      ko: '공격을 선언한 몬스터는 그 턴에 표시 형식을 변경할 수 없다. 뒷면 표시가 되어도 공격을 선언했다는 정보는 남으므로 반전 소환할 수 없다. 일시적으로 제외되면 그 정보가 사라지므로, 돌아온 뒤에는 변경할 수 있다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Interdimensional Matter Forwarder');
    inCase({ en: 'Turned face-down', ko: '뒷면 표시가 된다' }, () => {
      given(turnPlayer).hasInHand('Book of Moon');
      turnPlayer.attacks('Gemini Elf', 'directly');
      turnPlayer.passes();
      turnPlayer.passes();
      turnPlayer.movesTo('main2');
      turnPlayer.passes();
      then.phaseIs('main2');
      then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'attacked-this-turn' });
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      then.isFaceDown('Gemini Elf');
      then.cannot(turnPlayer).flipSummon('Gemini Elf', { because: 'attacked-this-turn' });
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.attacks('Gemini Elf', 'directly');
      then.phaseIs('main2');
      then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'attacked-this-turn' });
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gemini Elf'] });
      then.can(turnPlayer).changePosition('Gemini Elf');
      turnPlayer.changesPosition('Gemini Elf');
      then.positionIs('Gemini Elf', 'defense');
    });
  },
);
