import { ruling } from '../language';

export default ruling(
  'inh-steps-not-simultaneous',
  {
    covers: ['special-summon-procedure', 'missed-timing', 'synchro-summon'],
    title: { en: 'Materials first, then the Summon', ko: '소재가 먼저, 소환이 나중' },
    statement: {
      en: 'Gusto Falco is sent to the GY as Synchro Material before the Synchro Summon succeeds. The success is therefore the last thing that happened, and its optional “when” effect misses the timing.',
      ko: '가스타 팔코는 싱크로 소환이 성공하기 전에 소재로서 묘지로 보내진다. 마지막에 일어난 일은 소환 성공이므로, "보내졌을 때"의 임의 효과는 타이밍을 놓친다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Gusto Falco', 'Pilica, Descendant of Gusto')
      .hasInExtraDeck('Daigusto Gulldos')
      .hasInDeck('Gusto Griffin');
    turnPlayer.specialSummons('Daigusto Gulldos', { cost: ['Gusto Falco', 'Pilica, Descendant of Gusto'] });
    then.happenedInOrder(
      { event: 'moved', card: 'Gusto Falco' },
      { event: 'summonAttempted', card: 'Daigusto Gulldos' },
      { event: 'summoned', card: 'Daigusto Gulldos' },
    );
    then.missedTheTiming('Gusto Falco');
  },
);
