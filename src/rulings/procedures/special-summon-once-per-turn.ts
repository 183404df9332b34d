import { ruling } from '../language';

const FILLED = { card: 'Angello Vaalmonica', inSpellTrapZone: true, zone: 0, counters: { resonance: 3 } } as const;

export default ruling(
  'special-summon-once-per-turn',
  {
    covers: ['special-summon', 'link-summon', 'materials', 'summon-negation', 'used-this-turn'],
    title: { en: 'A monster that is Special Summoned once per turn', ko: '1턴에 1번만 특수 소환할 수 있는 몬스터' },
    statement: {
      en: 'Duralume, Vaalmonican Heathen Hallow can be Special Summoned once per turn, all copies counted together. So after the first a second is refused; if the first Summon was negated it was none, and the second can be made.',
      ko: '바르모니카의 이신－쥬라르메는 같은 이름의 카드를 합쳐 1턴에 1번만 특수 소환할 수 있다. 그래서 1장을 소환하면 두 번째는 할 수 없지만, 무효가 된 소환은 세지 않으므로 그 뒤에는 할 수 있다.',
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
