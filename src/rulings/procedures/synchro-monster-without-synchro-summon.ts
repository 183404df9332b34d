import { ruling } from '../language';

export default ruling(
  'synchro-monster-without-synchro-summon',
  {
    covers: ['special-summon-procedure', 'synchro-summon', 'materials', 'level'],
    title: { en: 'A Synchro Monster that is never Synchro Summoned', ko: '싱크로 소환할 수 없는 싱크로 몬스터' },
    statement: {
      en: 'A Synchro Monster whose text Special Summons it by sending monsters to the GY is not Synchro Summoned: nothing answers a Synchro Summon, no effect can Synchro Summon it, and the Levels of what is sent do not add up to its own but must be what its text says.',
      ko: '몬스터를 묘지로 보내고 특수 소환하는 싱크로 몬스터는 싱크로 소환되는 것이 아니다. 싱크로 소환되었을 경우의 효과는 발동하지 않고, 효과로 싱크로 소환할 수도 없으며, 묘지로 보내는 몬스터의 레벨은 합계가 아니라 텍스트에 쓰여진 대로 맞아야 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'A Tuner and another monster of the same Level', ko: '같은 레벨의 튜너와 튜너 이외의 몬스터' }, () => {
      given(turnPlayer)
        .controls('T.G. Wonder Magician', 'Cyber Dragon', 'T.G. Hyper Librarian')
        .hasInExtraDeck('Ultimaya Tzolkin')
        .hasInDeck('Kuriboh');
      given(opponent).controls('Mystical Elf').hasSet('Horn of Heaven');
      turnPlayer.specialSummons('Ultimaya Tzolkin', {
        cost: ['T.G. Wonder Magician', 'Cyber Dragon'],
        position: 'attack',
      });
      then.isAsked(opponent, 'summonNegation');
      bothPass();
      then.controls(turnPlayer, 'Ultimaya Tzolkin');
      then.isIn('T.G. Wonder Magician', 'gy', turnPlayer);
      then.isIn('Cyber Dragon', 'gy', turnPlayer);
      then.didNotHappen('summoned', { where: { way: 'synchro' } });
      // T.G. Hyper Librarian answers Synchro Summons only.
      then.noChain();
    });
    inCase({ en: 'Of different Levels', ko: '레벨이 다르다' }, () => {
      given(turnPlayer).controls('Coral Dragon', 'Cyber Dragon').hasInExtraDeck('Ultimaya Tzolkin');
      then.cannot(turnPlayer).specialSummon('Ultimaya Tzolkin', { because: 'procedure-cannot-be-done' });
    });
    inCase({ en: 'Levels that only add up to 12', ko: '레벨의 합계가 12일 뿐' }, () => {
      given(turnPlayer)
        .controls('Raiden, Hand of the Lightsworn', 'Stardust Dragon')
        .hasInExtraDeck('Ultimaya Tzolkin');
      then.cannot(turnPlayer).specialSummon('Ultimaya Tzolkin', { because: 'procedure-cannot-be-done' });
    });
    inCase({ en: 'Not by an effect that Synchro Summons', ko: '싱크로 소환하는 효과로도 소환할 수 없다' }, () => {
      given(turnPlayer)
        .controls('T.G. Wonder Magician', 'T.G. Hyper Librarian')
        .hasSet('Urgent Tuning')
        .hasInExtraDeck('Ultimaya Tzolkin');
      given.startsIn('battle');
      then.cannot(turnPlayer).activate('Urgent Tuning', { because: 'nothing-to-do' });
    });
  },
);
