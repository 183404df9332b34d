import { card, ruling } from '../language';

export default ruling(
  'reset-table-position',
  {
    covers: ['banish', 'face-down', 'battle-position'],
    title: {
      en: 'Having changed position: kept face-down, cleared by a banish',
      ko: '표시 형식 변경: 뒷면이 되면 남고 제외되면 사라진다',
    },
    statement: {
      en: 'A monster whose battle position was changed this turn is not changed again, not by a Flip Summon either, even if an effect has turned it face-down since: that it was changed is kept. A temporary banish clears it, and the monster can be changed once more.',
      ko: '이 턴에 표시 형식을 변경한 몬스터는 다시 변경할 수 없다. 그 뒤에 효과로 뒷면 표시가 되어도 변경했다는 정보는 남으므로 반전 소환할 수 없다. 일시적으로 제외되면 그 정보가 사라져 다시 변경할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).controls(card('Gemini Elf', { position: 'defense' }), 'Interdimensional Matter Forwarder');
    turnPlayer.changesPosition('Gemini Elf');
    then.positionIs('Gemini Elf', 'attack');
    inCase({ en: 'Turned face-down', ko: '뒷면 표시가 된다' }, () => {
      given(turnPlayer).hasInHand('Book of Moon');
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      then.isFaceDown('Gemini Elf');
      then.cannot(turnPlayer).flipSummon('Gemini Elf', { because: 'position-changed-this-turn' });
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다', contrast: 1 }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gemini Elf'] });
      bothPass();
      then.can(turnPlayer).changePosition('Gemini Elf');
      turnPlayer.changesPosition('Gemini Elf');
      then.positionIs('Gemini Elf', 'defense');
    });
  },
);
