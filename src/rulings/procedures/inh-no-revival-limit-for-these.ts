import { ruling } from '../language';

export default ruling(
  'inh-no-revival-limit-for-these',
  {
    covers: ['special-summon-procedure', 'revival-limit'],
    title: { en: 'Such monsters have no revival limit', ko: '이런 몬스터에는 소생 제한이 없다' },
    statement: {
      en: 'Only monsters that must first be Summoned in their own way are barred from the GY before that. Cyber Dragon can also be Normal Summoned, so Monster Reborn can Special Summon it straight after it was discarded.',
      ko: '먼저 정해진 방법으로 소환해야 하는 것은 통상 소환할 수 없는 몬스터뿐이다. 사이버 드래곤은 일반 소환도 할 수 있으므로, 패에서 버려진 뒤 곧바로 죽은 자의 소생으로 특수 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon', 'Monster Reborn').hasSet('Raigeki Break');
    given(opponent).hasSet('Call of the Haunted');
    turnPlayer.activates('Raigeki Break', { cost: ['Cyber Dragon'], targets: ['Call of the Haunted'] });
    bothPass();
    then.can(turnPlayer).activate('Monster Reborn');
    turnPlayer.activates('Monster Reborn', { targets: ['Cyber Dragon'] });
    bothPass();
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    then.controls(turnPlayer, 'Cyber Dragon');
  },
);
