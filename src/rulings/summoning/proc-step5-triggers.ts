import { ruling } from '../language';

export default ruling(
  'proc-step5-triggers',
  {
    covers: ['normal-summon', 'trigger', 'chain'],
    title: { en: 'Triggers, then answers', ko: '유발 효과, 그다음 대응' },
    statement: {
      en: 'After a successful Summon its triggers are activated first, and cards that answer the Summon can be chained to them.',
      ko: '소환이 성공하면 먼저 유발 효과를 발동하고, 소환에 대응하는 카드를 거기에 체인할 수 있다.',
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
