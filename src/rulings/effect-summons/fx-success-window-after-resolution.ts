import { ruling } from '../language';

export default ruling(
  'fx-success-window-after-resolution',
  {
    covers: ['special-summon-effect', 'summon-response'],
    title: { en: 'Answering the success of such a Summon', ko: '효과로 한 소환 성공에 대응한다' },
    statement: {
      en: 'If the effect was Chain Link 1, the success of its Summon is answered right after it has resolved, in a new Chain.',
      ko: '소환한 효과가 체인 1이었다면, 처리가 끝난 직후에 새로운 체인으로 그 소환 성공에 대응할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Cyber Dragon');

    given(opponent).hasSet('Bottomless Trap Hole');
    turnPlayer.activates('Monster Reborn', { targets: ['Cyber Dragon'] });
    bothPass();
    then.linkWas('Monster Reborn', 'resolved');
    then.controls(turnPlayer, 'Cyber Dragon');
    then.isAsked(opponent, 'fastEffect');
    then.can(opponent).activate('Bottomless Trap Hole');
    opponent.activates('Bottomless Trap Hole');
    bothPass();
    then.chainsWere(['turnPlayer: Monster Reborn'], ['opponent: Bottomless Trap Hole']);
    then.linkWas('Bottomless Trap Hole', 'resolved');
    then.isIn('Cyber Dragon', 'banished', turnPlayer);
  },
);
