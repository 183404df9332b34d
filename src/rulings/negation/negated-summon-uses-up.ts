import { ruling } from '../language';

export default ruling(
  'negated-summon-uses-up',
  {
    covers: [
      'summon-negation',
      'normal-summon',
      'special-summon-procedure',
      'synchro-summon',
      'xyz-summon',
      'pendulum-summon',
    ],
    title: { en: 'What a negated Summon uses up', ko: '무효가 된 소환으로 소비되는 것' },
    statement: {
      en: 'What was Tributed, paid or used as material for a negated Summon is gone, and a Normal or Pendulum Summon of the turn is used up. Otherwise the Summon counts as not made: a monster’s own Special Summon may be tried again, and its limits for this turn do not apply.',
      ko: '소환이 무효가 되어도 릴리스・코스트・소재는 돌아오지 않고, 통상 소환과 펜듈럼 소환은 그 턴에 쓴 것이 된다. 그 외에는 소환하지 않은 것이므로, 자신의 소환 방법에 의한 특수 소환은 다시 시도할 수 있고 그에 따르는 이 턴의 제약도 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).hasSet('Solemn Judgment').controls('Marshmallon', 'Giant Rat');
    inCase({ en: 'Tribute Summon', ko: '어드밴스 소환' }, () => {
      given(turnPlayer).controls('Mystical Elf').hasInHand('Summoned Skull', 'Kuriboh');
      turnPlayer.tributeSummons('Summoned Skull', 'Mystical Elf');
      opponent.activates('Solemn Judgment');
      bothPass();
      then.summonWasNegated('Summoned Skull');
      for (const card of ['Summoned Skull', 'Mystical Elf']) then.isIn(card, 'gy', turnPlayer);
      then.cannot(turnPlayer).normalSummon('Kuriboh', { because: 'normal-summon-used' });
    });
    inCase({ en: "A monster's own Special Summon", ko: '자신의 소환 방법에 의한 특수 소환' }, () => {
      given(turnPlayer).hasInHand('Lava Golem', 'Kuriboh');
      turnPlayer.specialSummons('Lava Golem', {
        cost: ['Marshmallon', 'Giant Rat'],
        position: 'attack',
      });
      opponent.activates('Solemn Judgment');
      bothPass();
      then.isIn('Lava Golem', 'gy', turnPlayer);
      for (const card of ['Marshmallon', 'Giant Rat']) then.isIn(card, 'gy', opponent);
      // Its oath is that of a Summon that was not done.
      then.can(turnPlayer).normalSummon('Kuriboh');
    });
    inCase({ en: 'The same way once more', ko: '같은 방법으로 다시' }, () => {
      given(turnPlayer).hasInHand('Cyber Dragon#1', 'Cyber Dragon#2', 'Kuriboh');
      turnPlayer.specialSummons('Cyber Dragon#1', { position: 'attack' });
      opponent.activates('Solemn Judgment');
      bothPass();
      then.isIn('Cyber Dragon#1', 'gy', turnPlayer);
      then.can(turnPlayer).specialSummon('Cyber Dragon#2');
      then.can(turnPlayer).normalSummon('Kuriboh');
    });
    inCase({ en: 'Xyz Summon: the materials go to the GY', ko: '엑시즈 소환: 소재는 묘지로' }, () => {
      given(turnPlayer)
        .controls('Celtic Guardian', 'Mystical Elf')
        .hasInExtraDeck('Number 39: Utopia')
        .hasInHand('Kuriboh');
      turnPlayer.specialSummons('Number 39: Utopia', { cost: ['Celtic Guardian', 'Mystical Elf'], position: 'attack' });
      opponent.activates('Solemn Judgment');
      bothPass();
      for (const card of ['Number 39: Utopia', 'Celtic Guardian', 'Mystical Elf']) then.isIn(card, 'gy', turnPlayer);
      then.can(turnPlayer).normalSummon('Kuriboh');
    });
    inCase({ en: 'Synchro Summon: not to be revived', ko: '싱크로 소환: 소생할 수 없다' }, () => {
      given(turnPlayer)
        .controls({ card: 'Formula Synchron', properlySummoned: false }, 'Cyber Dragon')
        .hasInExtraDeck('Black Rose Dragon')
        .hasInHand('Monster Reborn')
        .hasInGY('Kuriboh');
      turnPlayer.specialSummons('Black Rose Dragon', {
        cost: ['Formula Synchron', 'Cyber Dragon'],
        position: 'attack',
      });
      opponent.activates('Solemn Judgment');
      bothPass();
      for (const card of ['Black Rose Dragon', 'Formula Synchron', 'Cyber Dragon']) then.isIn(card, 'gy', turnPlayer);
      turnPlayer.activates('Monster Reborn');
      then.canPick('Cyber Dragon');
      then.cannotPick('Black Rose Dragon');
    });
    inCase({ en: 'Contact Fusion', ko: '"융합"을 쓰지 않는 특수 소환' }, () => {
      given(turnPlayer)
        .controls('X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank')
        .hasInExtraDeck('XYZ-Dragon Cannon')
        .hasInHand('Kuriboh');
      turnPlayer.specialSummons('XYZ-Dragon Cannon', { position: 'attack' });
      opponent.activates('Solemn Judgment');
      bothPass();
      then.isIn('XYZ-Dragon Cannon', 'gy', turnPlayer);
      for (const card of ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank']) then.isIn(card, 'banished', turnPlayer);
      then.can(turnPlayer).normalSummon('Kuriboh');
    });
  },
);
