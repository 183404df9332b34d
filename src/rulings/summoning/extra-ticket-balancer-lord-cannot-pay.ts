import { ruling } from '../language';

export default ruling(
  'extra-ticket-balancer-lord-cannot-pay',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'cost'],
    title: { en: 'Balancer Lord pays nothing', ko: '밸런서로드의 LP도 지불할 수 없다' },
    statement: {
      en: 'Where Balancer Lord’s effect cannot be activated, its 1000 LP cannot be paid.',
      ko: '밸런서로드의 효과를 발동할 수 없으면 1000 LP를 지불할 수도 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Balancer Lord', 'Gem-Knight Seraphinite')
      .hasInHand('Celtic Guardian', 'Mystical Elf')
      .hasLP(8000);
    turnPlayer.normalSummons('Celtic Guardian');
    turnPlayer.normalSummons('Mystical Elf');
    then.cannot(turnPlayer).activate('Balancer Lord', { because: ['extra-summon-spent', 'nothing-to-do'] });
    then.lpIs(turnPlayer, 8000);
  },
);
