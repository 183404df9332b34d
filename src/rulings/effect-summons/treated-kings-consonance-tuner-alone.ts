import { ruling } from '../language';

export default ruling(
  'treated-kings-consonance-tuner-alone',
  {
    covers: ['synchro-summon', 'materials', 'attack-negation'],
    title: { en: "King's Consonance needs more than a Tuner", ko: '튜너만으로는 왕혼조화의 소환을 할 수 없다' },
    statement: {
      en: "King's Consonance Summons with a Tuner and other monsters together: with a Tuner alone, even of the right Level, only the attack is negated.",
      ko: '왕혼조화는 튜너와 튜너 이외의 몬스터를 함께 제외해야 특수 소환할 수 있다. 레벨이 맞더라도 튜너뿐이라면 공격을 무효로 하기만 한다.',
    },
    doubtful: {
      en: 'The text says “any number” of non-Tuners, which might include none. Read here as one or more, because the Summon is treated as a Synchro Summon, which takes at least one.',
      ko: '텍스트의 "임의의 수"에 0장이 들어가는지는 쓰여 있지 않다. 싱크로 소환으로 취급하는 소환에는 튜너 이외의 몬스터가 필요하므로 1장 이상으로 본다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian');
    given(opponent)
      .hasSet("King's Consonance")
      .hasInGY('Krebons')
      .hasInExtraDeck('Formula Synchron', 'Gaia Knight, the Force of Earth');
    inCase({ en: 'A Tuner alone', ko: '튜너뿐일 경우' }, () => {
      turnPlayer.attacks('Celtic Guardian', 'directly');
      opponent.activates("King's Consonance");
      bothPass();
      then.happened('attackNegated', { card: 'Celtic Guardian' });
      then.isNotAsked(opponent);
      then.countIs(opponent, 'monsterZone', 0);
      then.isIn('Krebons', 'gy', opponent);
    });
    inCase({ en: 'With another monster', ko: '튜너 이외의 몬스터도 있을 경우', contrast: 1 }, () => {
      given(opponent).hasInGY('Gemini Elf');
      turnPlayer.attacks('Celtic Guardian', 'directly');
      opponent.activates("King's Consonance");
      bothPass();
      opponent.answers('yes');
      then.controls(opponent, 'Gaia Knight, the Force of Earth');
    });
  },
);
