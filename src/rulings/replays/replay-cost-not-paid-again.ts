import { ruling } from '../language';

export default ruling(
  'replay-cost-not-paid-again',
  {
    covers: ['replay', 'costs', 'life-points'],
    title: { en: 'The cost of an attack is paid once', ko: '공격의 코스트는 한 번만' },
    statement: {
      en: 'What the declaration of an attack costs is not paid again when the target is chosen anew.',
      ko: '공격 선언에 필요한 코스트는 공격 대상을 다시 고를 때 또 지불하지 않는다.',
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
