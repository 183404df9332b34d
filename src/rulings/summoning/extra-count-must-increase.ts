import { card, ruling } from '../language';

export default ruling(
  'extra-count-must-increase',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'It must raise the number', ko: '횟수가 늘지 않으면 발동할 수 없다' },
    statement: {
      en: 'An effect that raises the number of Normal Summons to a number that is already reached cannot be activated: a second Double Summon in one turn.',
      ko: '통상 소환 횟수를 이미 도달한 수까지 늘리는 효과는 발동할 수 없다. 한 턴에 이중소환을 두 번 쓸 수 없는 까닭이다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasInHand(card('Double Summon', 'A'), card('Double Summon', 'B'));
    inCase({ en: 'After another', ko: '이미 1장을 발동했을 경우' }, () => {
      turnPlayer.activates('Double Summon#A');
      then.linkWas('Double Summon#A', 'resolved');
      then.cannot(turnPlayer).activate('Double Summon#B', {
        because: ['normal-summons-not-raised', 'nothing-to-do'],
      });
    });
    inCase({ en: 'As the first', ko: '처음 발동할 경우', contrast: 1 }, () => {
      then.can(turnPlayer).activate('Double Summon#B');
    });
  },
);
