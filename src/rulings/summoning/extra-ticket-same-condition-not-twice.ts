import { card, ruling } from '../language';

export default ruling(
  'extra-ticket-same-condition-not-twice',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'The same condition not twice', ko: '같은 조건은 두 번 더할 수 없다' },
    statement: {
      en: 'Different effects may add conditions to the one additional Normal Summon of a turn, but none is added twice. The first Swap Frog has already granted that of a “Frog”, so the effect of the second would do nothing and cannot be activated.',
      ko: '한 턴에 1번인 추가 일반 소환에는 여러 조건을 더할 수 있지만 같은 조건을 두 번 더할 수는 없다. "개구리"라는 조건은 1장째가 이미 주었으므로, 두 번째 도깨비 개구리의 효과는 할 일이 없어 발동할 수 없다.',
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
