import { ruling } from '../language';

export default ruling(
  'inh-steps-not-simultaneous',
  {
    covers: ['special-summon-procedure', 'missed-timing', 'synchro-summon'],
    title: { en: 'Materials first, then the Summon', ko: '소재가 먼저, 소환이 나중' },
    statement: {
      en: 'What is done for a Summon and its success are not simultaneous: the last thing to happen is the Synchro Summon, not the sending of the materials.',
      ko: '소환을 위한 행위와 소환 성공은 동시가 아니다. 마지막에 일어난 것은 싱크로 소환이지 소재가 묘지로 보내진 것이 아니다.',
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
