import { ruling } from '../language';

export default ruling(
  'fx-success-window-after-resolution',
  {
    covers: ['special-summon-effect', 'summon-response'],
    title: { en: 'Answering the success of such a Summon', ko: '효과로 한 소환 성공에 대응한다' },
    statement: {
      en: 'Monster Reborn was Chain Link 1, so nothing resolves after its Summon and the Summon is the last thing that happened. Bottomless Trap Hole can therefore answer it right afterwards, in a new Chain.',
      ko: '죽은 자의 소생은 체인 1이었으므로 소환 뒤에 처리되는 것이 없고, 소환이 마지막에 일어난 일이다. 그래서 처리가 끝난 직후 새로운 체인으로 나락의 함정 속으로를 발동할 수 있다.',
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
