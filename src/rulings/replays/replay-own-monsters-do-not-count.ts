import { ruling } from '../language';

export default ruling(
  'replay-own-monsters-do-not-count',
  {
    covers: ['replay'],
    title: { en: 'The attacker’s side does not matter', ko: '공격하는 쪽의 변화는 상관없다' },
    statement: {
      en: 'A replay comes when a monster enters or leaves the defender’s side, because the possible targets of the attack are there. Kuriboh left the attacking player’s own side, so the targets are the same and the attack goes on.',
      ko: '공격 대상을 다시 고르는 것은 대상이 있는 쪽, 곧 공격받는 쪽의 몬스터가 나타나거나 벗어났을 때이다. 공격하는 쪽의 크리보가 벗어나도 대상은 그대로이므로 공격은 계속된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Kuriboh').hasInHand('Luster Dragon');
    given(opponent).controls('Celtic Guardian').hasSet('Compulsory Evacuation Device');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    opponent.activates('Compulsory Evacuation Device', { targets: ['Kuriboh'] });
    then.isIn('Kuriboh', 'hand', turnPlayer);
    then.neverAsked('attackTarget');
    then.didNotHappen('attackStopped');
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.lpIs(opponent, 7500);
  },
);
