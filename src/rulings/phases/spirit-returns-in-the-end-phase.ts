import { ruling } from '../language';

export default ruling(
  'spirit-returns-in-the-end-phase',
  {
    covers: ['spirit', 'end-phase', 'special-summon-effect'],
    title: { en: 'Spirit monsters', ko: '스피릿 몬스터' },
    statement: {
      en: 'A Spirit monster returns to the hand in the End Phase of the turn in which it was Normal Summoned or flipped face-up, and only then. It cannot be Special Summoned, so Monster Reborn cannot target Yata-Garasu.',
      ko: '스피릿 몬스터는 일반 소환되었거나 리버스한 턴의 엔드 페이즈에만 패로 되돌아간다. 특수 소환할 수 없으므로 죽은 자의 소생의 대상이 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'Normal Summoned this turn', ko: '이 턴에 일반 소환' }, () => {
      given(turnPlayer).hasInHand('Yata-Garasu');
      turnPlayer.normalSummons('Yata-Garasu');
      turnPlayer.movesTo('end');
      turnPlayer.activates('Yata-Garasu');
      bothPass();
      then.isIn('Yata-Garasu', 'hand', turnPlayer);
    });
    inCase({ en: 'Flipped this turn', ko: '이 턴에 리버스' }, () => {
      given(turnPlayer).hasSet('Otohime');
      given(opponent).controls('Mystical Elf');
      turnPlayer.flipSummons('Otohime');
      turnPlayer.usesTrigger('Otohime', { targets: ['Mystical Elf'] });
      bothPass();
      then.positionIs('Mystical Elf', 'defense');
      turnPlayer.movesTo('end');
      turnPlayer.activates('Otohime');
      bothPass();
      then.isIn('Otohime', 'hand', turnPlayer);
    });
    inCase({ en: 'Summoned in an earlier turn', ko: '이전 턴에 소환', contrast: 1 }, () => {
      given(turnPlayer).controls('Yata-Garasu');
      turnPlayer.movesTo('end');
      then.noChain();
      then.controls(turnPlayer, 'Yata-Garasu');
    });
    inCase({ en: 'Not to be Special Summoned', ko: '특수 소환할 수 없다' }, () => {
      given(turnPlayer).hasInGY('Yata-Garasu').hasInHand('Monster Reborn');
      then.cannot(turnPlayer).activate('Monster Reborn', { because: 'no-target' });
    });
  },
);
