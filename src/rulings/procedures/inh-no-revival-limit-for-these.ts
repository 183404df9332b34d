import { ruling } from '../language';

export default ruling(
  'inh-no-revival-limit-for-these',
  {
    covers: ['special-summon-procedure', 'revival-limit'],
    title: { en: 'Such monsters have no revival limit', ko: '이런 몬스터에는 소생 제한이 없다' },
    statement: {
      en: 'A monster that can also be Normal Summoned may be revived even if it was never Summoned by its own procedure.',
      ko: '일반 소환도 할 수 있는 몬스터는 스스로의 방법으로 특수 소환된 적이 없어도 소생시킬 수 있다.',
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
