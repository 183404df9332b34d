import { ruling } from '../language';

export default ruling(
  'proc-bottomless-chained-to-trigger',
  {
    covers: ['summon-response', 'chain'],
    title: { en: 'Bottomless Trap Hole on top of the trigger', ko: '유발 효과에 체인하는 나락의 함정 속으로' },
    statement: {
      en: 'The trigger of Star Seraph Scepter is only activated first; Bottomless Trap Hole answers the same Summon and can be chained to it. It resolves first and banishes Scepter, but the trigger, activated already, resolves all the same.',
      ko: '홀리 라이트닝 셉터의 유발 효과가 먼저 발동되어도, 같은 소환에 대응하는 나락의 함정 속으로를 거기에 체인할 수 있다. 이것이 먼저 처리되어 몬스터는 제외되지만, 이미 발동한 유발 효과는 그대로 처리된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Star Seraph Scepter').hasInDeck('Star Seraph Sovereignty', 'Celtic Guardian');
    given(opponent).hasSet('Bottomless Trap Hole');
    turnPlayer.normalSummons('Star Seraph Scepter');
    turnPlayer.usesTrigger('Star Seraph Scepter');
    opponent.activates('Bottomless Trap Hole');
    bothPass();
    then.chainIs('turnPlayer: Star Seraph Scepter', 'opponent: Bottomless Trap Hole');
    then.isIn('Star Seraph Scepter', 'banished', turnPlayer);
    then.linkWas('Star Seraph Scepter', 'resolved');
    then.isIn('Star Seraph Sovereignty', 'hand', turnPlayer);
  },
);
