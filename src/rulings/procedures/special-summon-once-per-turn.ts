import { ruling } from '../language';

const FILLED = { card: 'Angello Vaalmonica', inSpellTrapZone: true, zone: 0, counters: { resonance: 3 } } as const;

export default ruling(
  'special-summon-once-per-turn',
  {
    covers: ['special-summon', 'link-summon', 'materials', 'summon-negation', 'used-this-turn'],
    title: { en: 'A monster that is Special Summoned once per turn', ko: '1턴에 1번만 특수 소환할 수 있는 몬스터' },
    statement: {
      en: 'Where a player can Special Summon a monster only once per turn, every way counts, and every copy of the name. A Special Summon that was negated was none.',
      ko: '1턴에 1번밖에 특수 소환할 수 없는 몬스터는 방법에 관계없이 같은 이름의 카드를 모두 합쳐서 센다. 무효가 된 특수 소환은 세지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'Another copy', ko: '같은 이름의 다른 카드' }, () => {
      given(turnPlayer)
        .controls(FILLED, 'Cyber Dragon', 'Airknight Parshath')
        .hasInExtraDeck('Duralume, Vaalmonican Heathen Hallow#1', 'Duralume, Vaalmonican Heathen Hallow#2');
      turnPlayer.specialSummons('Duralume, Vaalmonican Heathen Hallow#1', { cost: ['Cyber Dragon'], zone: 5 });
      then.controls(turnPlayer, 'Duralume, Vaalmonican Heathen Hallow#1');
      then.cannot(turnPlayer).specialSummon('Duralume, Vaalmonican Heathen Hallow#2', { because: 'used-this-turn' });
    });
    inCase({ en: 'Without the counters it asks for', ko: '향명 카운터가 부족하다' }, () => {
      given(turnPlayer)
        .controls({ ...FILLED, counters: { resonance: 2 } }, 'Cyber Dragon')
        .hasInExtraDeck('Duralume, Vaalmonican Heathen Hallow');
      then.cannot(turnPlayer).specialSummon('Duralume, Vaalmonican Heathen Hallow', { because: 'condition-not-met' });
    });
    inCase({ en: 'After one that was negated', ko: '무효가 된 뒤' }, () => {
      given(turnPlayer)
        .controls(FILLED, 'Cyber Dragon', 'Airknight Parshath')
        .hasInExtraDeck('Duralume, Vaalmonican Heathen Hallow#1', 'Duralume, Vaalmonican Heathen Hallow#2');
      given(opponent).hasSet('Solemn Judgment');
      turnPlayer.specialSummons('Duralume, Vaalmonican Heathen Hallow#1', { cost: ['Cyber Dragon'], zone: 5 });
      opponent.activates('Solemn Judgment');
      bothPass();
      then.isIn('Duralume, Vaalmonican Heathen Hallow#1', 'gy', turnPlayer);
      turnPlayer.specialSummons('Duralume, Vaalmonican Heathen Hallow#2', { cost: ['Airknight Parshath'], zone: 5 });
      then.controls(turnPlayer, 'Duralume, Vaalmonican Heathen Hallow#2');
    });
  },
);
