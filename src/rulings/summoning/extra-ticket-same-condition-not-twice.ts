import { card, ruling } from '../language';

export default ruling(
  'extra-ticket-same-condition-not-twice',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'The same condition not twice', ko: '같은 조건은 두 번 더할 수 없다' },
    statement: {
      en: 'A condition that is already granted for the additional Normal Summon cannot be granted again: the effect of a second Swap Frog cannot be activated.',
      ko: '추가 통상 소환에 이미 있는 조건은 다시 더할 수 없다. 두 번째 도깨비 개구리의 효과는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls(card('Swap Frog', 'A'), card('Swap Frog', 'B'), 'Gemini Elf').hasInHand('Dupe Frog');
    turnPlayer.activates('Swap Frog#A', { effect: 3, cost: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Swap Frog#A', 'resolved');
    then.cannot(turnPlayer).activate('Swap Frog#B', { effect: 3, because: ['extra-summon-granted', 'nothing-to-do'] });
  },
);
