import { ruling } from '../language';

export default ruling(
  'extra-ticket-swap-frog-cannot-return',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'cost'],
    title: { en: 'Swap Frog returns nothing', ko: '도깨비 개구리로 되돌릴 수도 없다' },
    statement: {
      en: 'Once the one additional Normal Summon of the turn has been made, Swap Frog’s effect, which would grant one, cannot be activated; and where an effect cannot be activated its cost cannot be paid: no monster returns to the hand.',
      ko: '한 턴에 한 번인 추가 일반 소환을 이미 했다면, 그 권리를 주는 도깨비 개구리의 효과는 발동할 수 없다. 효과를 발동할 수 없으면 코스트도 지불할 수 없으므로, 몬스터를 패로 되돌릴 수 없다.',
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
