import { ruling } from '../language';

export default ruling(
  'synchro-materials',
  {
    covers: ['synchro-summon', 'materials', 'level'],
    title: { en: 'Materials of a Synchro Summon', ko: '싱크로 소재' },
    statement: {
      en: 'The materials must be what the monster lists and their Levels must add up to its Level exactly: so many Tuners and others as it says, Synchro Monsters where it says so, and a monster that can count as another Level counts as whichever fits. Face-down monsters cannot be used.',
      ko: '싱크로 소재는 그 몬스터에 쓰여진 대로 갖추어야 하고, 레벨의 합계가 그 몬스터의 레벨과 같아야 한다. 튜너와 튜너 이외의 몬스터의 수, 싱크로 몬스터인지 여부도 쓰여진 대로이다. 다른 레벨로 취급할 수 있는 몬스터는 맞는 레벨로 센다. 뒷면 표시 몬스터는 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'Two or more others', ko: '튜너 이외의 몬스터 2장 이상' }, () => {
      given(turnPlayer)
        .controls('Junk Synchron', 'Celtic Guardian', 'Tuningware')
        .hasInExtraDeck('Trishula, Dragon of the Ice Barrier')
        .hasInDeck('Kuriboh');
      given(opponent).hasInHand('Sangan').controls('Mystical Elf').hasInGY('Dark Magician');
      // 3 + 4 + 2: Tuningware counts as Level 2.
      turnPlayer.specialSummons('Trishula, Dragon of the Ice Barrier', { position: 'attack' });
      bothPass();
      then.chainIs('turnPlayer: Tuningware');
      then.controls(turnPlayer, 'Trishula, Dragon of the Ice Barrier');
      then.isIn('Tuningware', 'gy', turnPlayer);
    });
    inCase({ en: 'Only one other, of the right Level', ko: '레벨은 맞지만 1장뿐' }, () => {
      given(turnPlayer)
        .controls('Junk Synchron', 'Summoned Skull')
        .hasInExtraDeck('Trishula, Dragon of the Ice Barrier');
      then.cannot(turnPlayer).specialSummon('Trishula, Dragon of the Ice Barrier', { because: 'materials-missing' });
    });
    inCase({ en: 'A Level that does not add up', ko: '레벨의 합계가 다르다' }, () => {
      given(turnPlayer)
        .controls('Junk Synchron', 'Celtic Guardian', 'Mystical Elf')
        .hasInExtraDeck('Trishula, Dragon of the Ice Barrier');
      then.cannot(turnPlayer).specialSummon('Trishula, Dragon of the Ice Barrier', { because: 'materials-missing' });
    });
    inCase({ en: 'As its own Level', ko: '원래 레벨로 센다' }, () => {
      given(turnPlayer)
        .controls('Junk Synchron', 'Celtic Guardian', 'Tuningware')
        .hasInExtraDeck('Black Rose Dragon')
        .hasInDeck('Kuriboh');
      // 3 + 4 without Tuningware; with it 8 or 9.
      turnPlayer.specialSummons('Black Rose Dragon', { position: 'attack' });
      then.isIn('Celtic Guardian', 'gy', turnPlayer);
      then.isIn('Tuningware', 'monsterZone', turnPlayer);
    });
    inCase({ en: 'A Tuner that is a Synchro Monster', ko: '싱크로 몬스터의 튜너' }, () => {
      given(turnPlayer)
        .controls('Junk Synchron', 'Black Rose Dragon#1', 'Black Rose Dragon#2')
        .hasInExtraDeck('T.G. Halberd Cannon');
      then.cannot(turnPlayer).specialSummon('T.G. Halberd Cannon', { because: 'materials-missing' });
    });
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(turnPlayer).controls('Junk Synchron').hasSet('Celtic Guardian').hasInExtraDeck('Black Rose Dragon');
      then.cannot(turnPlayer).specialSummon('Black Rose Dragon', { because: 'materials-missing' });
    });
  },
);
