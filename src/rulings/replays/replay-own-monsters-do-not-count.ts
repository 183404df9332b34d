import { ruling } from '../language';

export default ruling(
  'replay-own-monsters-do-not-count',
  {
    covers: ['replay'],
    title: { en: 'The attacker’s side does not matter', ko: '공격하는 쪽의 변화는 상관없다' },
    statement: {
      en: 'Only the defender’s monsters matter. Changes among the monsters of the attacking player cause no replay.',
      ko: '공격을 다시 고르는 것은 공격받는 쪽의 몬스터가 달라졌을 때뿐이다. 공격하는 쪽 몬스터의 변화로는 다시 고르지 않는다.',
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
