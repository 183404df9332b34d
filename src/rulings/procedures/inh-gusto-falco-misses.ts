import { ruling } from '../language';

export default ruling(
  'inh-gusto-falco-misses',
  {
    covers: ['special-summon-procedure', 'missed-timing', 'synchro-summon'],
    title: { en: 'Gusto Falco misses its timing', ko: '가스타 팔코는 타이밍을 놓친다' },
    statement: {
      en: 'Gusto Falco, sent to the Graveyard as Synchro Material, misses its timing: “when” asks for the last thing that happened.',
      ko: '싱크로 소재로서 묘지로 보내진 가스타 팔코는 타이밍을 놓친다. "보내졌을 때"는 마지막에 일어난 일이어야 하기 때문이다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Gusto Falco', 'Pilica, Descendant of Gusto')
      .hasInExtraDeck('Daigusto Gulldos')
      .hasInDeck('Gusto Griffin');
    turnPlayer.specialSummons('Daigusto Gulldos', { cost: ['Gusto Falco', 'Pilica, Descendant of Gusto'] });
    then.wasSummonedBy('Daigusto Gulldos', turnPlayer, 'special');
    then.isIn('Gusto Falco', 'gy', turnPlayer);
    then.missedTheTiming('Gusto Falco');
    then.wasNeverOffered('Gusto Falco', 'activate');
  },
);
