import { card, ruling } from '../language';

export default ruling(
  'extra-count-must-increase',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'It must raise the number', ko: '횟수가 늘지 않으면 발동할 수 없다' },
    statement: {
      en: 'Double Summon does not add one Normal Summon, it raises their number in this turn to two. After a first Double Summon the number is two already, so a second would change nothing and cannot be activated.',
      ko: '이중소환은 통상 소환을 1회 더하는 것이 아니라 그 턴에 2회까지로 늘리는 카드이다. 1장째로 이미 2회가 되었다면 2장째는 아무것도 바꾸지 못하므로 발동할 수 없다.',
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
