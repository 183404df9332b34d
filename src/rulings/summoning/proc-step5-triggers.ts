import { ruling } from '../language';

export default ruling(
  'proc-step5-triggers',
  {
    covers: ['normal-summon', 'trigger', 'chain'],
    title: { en: 'Triggers, then answers', ko: '유발 효과, 그다음 대응' },
    statement: {
      en: 'After a successful Summon triggers are activated before anything else, here Star Seraph Scepter’s. What answers the Summon, like Bottomless Trap Hole, is then chained to it.',
      ko: '소환에 성공하면 무엇보다 먼저 유발 효과를 발동한다. 여기서는 홀리 라이트닝 셉터의 효과이다. 나락의 함정 속으로처럼 소환에 대응하는 카드는 거기에 체인한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Star Seraph Scepter').hasInDeck('Star Seraph Sovereignty', 'Celtic Guardian');
    given(opponent).hasSet('Bottomless Trap Hole');
    turnPlayer.normalSummons('Star Seraph Scepter');
    then.wasSummonedBy('Star Seraph Scepter', turnPlayer, 'normal');
    turnPlayer.usesTrigger('Star Seraph Scepter');
    then.can(opponent).activate('Bottomless Trap Hole');
    opponent.activates('Bottomless Trap Hole');
    bothPass();
    then.chainIs('turnPlayer: Star Seraph Scepter', 'opponent: Bottomless Trap Hole');
  },
);
