import { card, ruling } from '../language';

export default ruling(
  'hand-star-seraph',
  {
    covers: ['hand-triggers', 'late-arrival'],
    title: { en: 'A second Sovereignty answers the first', ko: '두 번째 스로네가 첫 번째에 대응한다' },
    statement: {
      en: 'Star Seraph Scepter fetches a second Sovereignty at Chain Link 1, after the first was Special Summoned at Chain Link 2. The second was not in the hand then, and may all the same be used for that Summon in a new Chain.',
      ko: '체인 2로 첫 번째 스로네가 특수 소환된 뒤, 체인 1의 셉터가 두 번째 스로네를 패에 넣는다. 특수 소환된 때 패에 없었더라도 두 번째 스로네는 그 특수 소환에 대해 새로운 체인에서 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Star Seraph Scepter', card('Star Seraph Sovereignty', 'A'))
      .hasInDeck('Gemini Elf', 'Celtic Guardian', card('Star Seraph Sovereignty', 'B'));
    turnPlayer.normalSummons('Star Seraph Scepter');
    turnPlayer.usesTrigger('Star Seraph Scepter');
    turnPlayer.activates('Star Seraph Sovereignty#A');
    bothPass();
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Star Seraph Sovereignty#A' },
      { event: 'summoned', card: 'Star Seraph Sovereignty#A' },
      { event: 'drawn', seat: 'turnPlayer' },
      { event: 'linkResolving', card: 'Star Seraph Scepter' },
      { event: 'moved', card: 'Star Seraph Sovereignty#B', where: { to: 'hand' } },
    );
    then.can(turnPlayer).activate('Star Seraph Sovereignty#B');
    turnPlayer.activates('Star Seraph Sovereignty#B');
    then.chainsWere(
      ['turnPlayer: Star Seraph Scepter', 'turnPlayer: Star Seraph Sovereignty'],
      ['turnPlayer: Star Seraph Sovereignty'],
    );
    then.controls(turnPlayer, 'Star Seraph Scepter', 'Star Seraph Sovereignty#A', 'Star Seraph Sovereignty#B');
    then.countIs(turnPlayer, 'hand', 2);
  },
);
