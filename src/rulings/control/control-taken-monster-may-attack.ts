import { ruling } from '../language';

export default ruling(
  'control-taken-monster-may-attack',
  {
    covers: ['control', 'attack-declaration'],
    title: { en: 'A monster taken this turn', ko: '컨트롤을 얻은 턴의 몬스터' },
    statement: {
      en: 'A monster taken this turn may attack, be turned or be Tributed like any other, unless the effect that took it forbids that, as Mind Control forbids the attack and the Tribute.',
      ko: '컨트롤을 얻은 몬스터는 그 턴에 공격하거나 표시 형식을 변경하거나 릴리스할 수 있다. 다만 정신조작처럼 그 효과가 공격과 릴리스를 금지하면 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(opponent).controls('Gemini Elf');
    inCase({ en: 'Change of Heart: it attacks', ko: '마음의 변화: 공격한다' }, () => {
      given(turnPlayer).hasInHand('Change of Heart', 'Summoned Skull', 'Luster Dragon');
      turnPlayer.activates('Change of Heart', { targets: ['Gemini Elf'] });
      then.controls(turnPlayer, 'Gemini Elf');
      turnPlayer.movesTo('battle');
      then.can(turnPlayer).attack('Gemini Elf');
      turnPlayer.attacks('Gemini Elf', 'directly');
      then.lpIs(opponent, 6100);
    });
    inCase(
      { en: 'Change of Heart: it is turned or Tributed', ko: '마음의 변화: 표시 형식을 바꾸거나 릴리스한다' },
      () => {
        given(turnPlayer).hasInHand('Change of Heart', 'Summoned Skull');
        turnPlayer.activates('Change of Heart', { targets: ['Gemini Elf'] });
        turnPlayer.changesPosition('Gemini Elf');
        then.positionIs('Gemini Elf', 'defense');
        turnPlayer.tributeSummons('Summoned Skull', 'Gemini Elf');
        then.isIn('Gemini Elf', 'gy', opponent);
        then.wasSummonedBy('Summoned Skull', turnPlayer, 'normal');
      },
    );
    inCase({ en: 'Mind Control', ko: '정신조작', contrast: 2 }, () => {
      given(turnPlayer).hasInHand('Mind Control', 'Summoned Skull');
      turnPlayer.activates('Mind Control', { targets: ['Gemini Elf'] });
      then.controls(turnPlayer, 'Gemini Elf');
      then.can(turnPlayer).changePosition('Gemini Elf');
      then.cannot(turnPlayer).normalSummon('Summoned Skull', { because: 'tributes-missing' });
      turnPlayer.movesTo('battle');
      // It cannot attack, so the Battle Phase passes by.
      then.phaseIs('main2');
      then.wasNeverOffered('Gemini Elf', 'attack');
      then.cannot(turnPlayer).attack('Gemini Elf', { because: 'cannot-attack' });
      then.lpIs(opponent, 8000);
    });
  },
);
