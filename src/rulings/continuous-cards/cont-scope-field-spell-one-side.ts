import { card, ruling } from '../language';

export default ruling(
  'cont-scope-field-spell-one-side',
  {
    covers: ['field-spells', 'targeting'],
    title: { en: 'For one side only: F.A. City Grand Prix', ko: '한쪽에만 적용되는 필드 마법: F.A. 시티 GP' },
    statement: {
      en: 'Some Field Spells concern only the cards of their controller, so each text has to be read. F.A. City Grand Prix keeps only the F.A. monsters of its controller from being targeted.',
      ko: '필드 마법 중에는 컨트롤러 쪽에만 적용되는 것도 있으므로 텍스트를 읽어야 한다. F.A. 시티 GP는 컨트롤러의 F.A. 몬스터만 대상이 되지 않게 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('F.A. City Grand Prix', card('F.A. Sonic Meister', 'A'))
      .hasSet(card('Compulsory Evacuation Device', 'A'));
    given(opponent).controls(card('F.A. Sonic Meister', 'B')).hasSet(card('Compulsory Evacuation Device', 'B'));
    inCase({ en: 'The opponent of its controller', ko: '상대의 발동' }, () => {
      given.startsIn('standby');
      turnPlayer.passes();
      opponent.activates('Compulsory Evacuation Device#B');
      then.happened('targeted', { card: 'F.A. Sonic Meister#B' });
      then.didNotHappen('targeted', { card: 'F.A. Sonic Meister#A' });
      then.neverAsked('pick');
    });
    inCase({ en: 'Its controller', ko: '컨트롤러의 발동' }, () => {
      turnPlayer.activates('Compulsory Evacuation Device#A', { targets: ['F.A. Sonic Meister#B'] });
      bothPass();
      then.isIn('F.A. Sonic Meister#B', 'hand', opponent);
    });
  },
);
