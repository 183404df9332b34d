import { ruling } from '../language';

export default ruling(
  'replay-cost-not-paid-again',
  {
    covers: ['replay', 'costs', 'life-points'],
    title: { en: 'The cost of an attack is paid once', ko: '공격의 코스트는 한 번만' },
    statement: {
      en: 'Dark Elf’s 1000 LP are the cost of declaring an attack. Choosing the target anew in a replay is no declaration, so they are not paid a second time.',
      ko: '다크 엘프의 1000 LP는 공격 선언의 코스트이다. 공격 대상을 다시 고르는 것은 공격 선언이 아니므로 또 지불하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Dark Elf').hasInHand('Luster Dragon');
    given(opponent).hasSet('Call of the Haunted').hasInGY('Celtic Guardian');
    turnPlayer.attacks('Dark Elf', 'directly');
    then.lpIs(turnPlayer, 7000);
    opponent.activates('Call of the Haunted', { targets: ['Celtic Guardian'] });
    turnPlayer.replays('Dark Elf', 'Celtic Guardian');
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.happened('lpPaid', { seat: 'turnPlayer', where: { amount: 1000 }, times: 1 });
    then.lpIs(turnPlayer, 7000);
    then.lpIs(opponent, 7400);
  },
);
