import { ruling } from '../language';

export default ruling(
  'inh-gusto-falco-misses',
  {
    covers: ['special-summon-procedure', 'missed-timing', 'synchro-summon'],
    title: { en: 'Gusto Falco misses its timing', ko: '가스타 팔코는 타이밍을 놓친다' },
    statement: {
      en: 'An optional “when” effect needs its event to be the last thing that happened. Gusto Falco goes to the GY as Synchro Material, and the Synchro Summon itself comes after that, so it misses its timing.',
      ko: '"때"의 임의 효과는 그 일이 마지막에 일어나야 발동할 수 있다. 가스타 팔코가 싱크로 소재로서 묘지로 보내진 뒤에 싱크로 소환이 이루어지므로, 타이밍을 놓친다.',
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
