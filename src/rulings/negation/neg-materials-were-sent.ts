import { ruling } from '../language';

export default ruling(
  'neg-materials-were-sent',
  {
    covers: ['summon-negation', 'synchro-summon', 'materials'],
    title: { en: 'Sent as material of a negated Summon', ko: '무효가 된 소환의 소재' },
    statement: {
      en: 'Materials are sent before the Summon is attempted, at a time of their own. A negation does not undo that: what triggers by being sent as Synchro Material does so after the negation.',
      ko: '소재는 소환을 실행하기 전에 먼저 묘지로 보내진다. 소환이 무효가 되어도 그 일은 되돌려지지 않으므로, 싱크로 소재로서 묘지로 보내졌을 경우의 효과는 무효 처리 뒤에 발동한다.',
    },
    doubtful: {
      en: 'A Summon that was negated could be read as one without materials. Decided by the steps of a Summon: materials leave first and have an event time of their own, and a negation returns nothing.',
      ko: '무효가 된 소환에는 소재가 없었던 것으로 볼 수도 있다. 소환의 절차에서 소재는 먼저 따로 묘지로 보내지며, 무효가 되어도 되돌려지지 않으므로 발동하는 것으로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('Junk Synchron', 'Tuningware', 'Gemini Elf')
      .hasInExtraDeck('Colossal Fighter')
      .hasInDeck('Kuriboh');
    given(opponent).hasSet('Solemn Judgment');
    turnPlayer.specialSummons('Colossal Fighter');
    inCase({ en: 'Negated', ko: '무효가 되었을 경우' }, () => {
      opponent.activates('Solemn Judgment');
      bothPass();
      then.summonWasNegated('Colossal Fighter');
      then.chainsWere(['opponent: Solemn Judgment'], ['turnPlayer: Tuningware']);
      then.isIn('Kuriboh', 'hand', turnPlayer);
    });
    inCase({ en: 'Not negated', ko: '무효가 되지 않았을 경우', contrast: 1 }, () => {
      opponent.passes();
      bothPass();
      then.controls(turnPlayer, 'Colossal Fighter');
      then.chainsWere(['turnPlayer: Tuningware']);
      then.isIn('Kuriboh', 'hand', turnPlayer);
    });
  },
);
