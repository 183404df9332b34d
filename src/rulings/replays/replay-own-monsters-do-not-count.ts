import { ruling } from '../language';

export default ruling(
  'replay-own-monsters-do-not-count',
  {
    covers: ['replay'],
    title: { en: 'The attacker’s side does not matter', ko: '공격하는 쪽의 변화는 상관없다' },
    statement: {
      en: 'A replay comes when the number of monsters on the defender’s side changes, because the possible targets of the attack are there. Changes among the attacking player’s monsters leave the targets as they were and cause none.',
      ko: '전투의 되감기는 공격할 수 있는 대상이 있는 쪽, 곧 공격받는 쪽의 몬스터 수가 달라졌을 때 생긴다. 공격하는 쪽 몬스터가 달라져도 대상은 그대로이므로 다시 고르지 않는다.',
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
