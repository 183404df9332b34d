import { ruling } from '../language';

export default ruling(
  'extra-ticket-swap-frog-cannot-return',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'cost'],
    title: { en: 'Swap Frog returns nothing', ko: '도깨비 개구리로 되돌릴 수도 없다' },
    statement: {
      en: 'Where Swap Frog’s effect cannot be activated, its cost cannot be paid either: no monster returns to the hand.',
      ko: '도깨비 개구리의 효과를 발동할 수 없으면 코스트도 치를 수 없으므로, 몬스터를 패로 되돌릴 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Swap Frog', 'Gem-Knight Seraphinite').hasInHand('Celtic Guardian', 'Mystical Elf');
    turnPlayer.normalSummons('Celtic Guardian');
    turnPlayer.normalSummons('Mystical Elf');
    then.cannot(turnPlayer).activate('Swap Frog', { effect: 3, because: ['extra-summon-spent', 'nothing-to-do'] });
    then.controls(turnPlayer, 'Swap Frog', 'Gem-Knight Seraphinite', 'Celtic Guardian', 'Mystical Elf');
    then.countIs(turnPlayer, 'hand', 0);
  },
);
