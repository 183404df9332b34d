import { card, ruling } from '../language';

export default ruling(
  'reset-method-tribute',
  {
    covers: ['banish', 'face-down', 'tribute-summon'],
    title: { en: 'Tribute Summoned stays Tribute Summoned', ko: '어드밴스 소환되었다는 정보는 남는다' },
    statement: {
      en: 'Floowandereeze & Empen, if Tribute Summoned, stops the effects of Special Summoned monsters in Attack Position. That it was Tribute Summoned is kept when it is turned face-down or banished for a time, so Baronne de Fleur stays stopped.',
      ko: '어드밴스 소환된 후완다리즈×엠펜은 특수 소환된 공격 표시 몬스터의 효과를 막는다. 어드밴스 소환되었다는 정보는 뒷면 표시가 되어도, 일시적으로 제외되어도 남으므로 플뢰르 드 바로네스는 계속 효과를 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Battle Ox', 'Gemini Elf').hasInHand('Floowandereeze & Empen', 'Raigeki');
    given(opponent).controls(card('Baronne de Fleur', { method: 'special', way: 'synchro', properlySummoned: true }));
    turnPlayer.tributeSummons('Floowandereeze & Empen', 'Battle Ox', 'Gemini Elf');
    turnPlayer.passes();
    given(turnPlayer).controls('Interdimensional Matter Forwarder').hasInHand('Book of Moon', 'Book of Taiyou');
    const after = () => {
      turnPlayer.activates('Raigeki');
      then.cannot(opponent).activate('Baronne de Fleur', { effect: 2, because: 'locked' });
    };
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['Floowandereeze & Empen'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Floowandereeze & Empen'] });
      bothPass();
      then.positionIs('Floowandereeze & Empen', 'attack');
      after();
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Floowandereeze & Empen'] });
      bothPass();
      turnPlayer.passes();
      after();
    });
  },
);
