import { ruling } from '../language';

export default ruling(
  'extra-ticket-balancer-lord-cannot-pay',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'cost'],
    title: { en: 'Balancer Lord pays nothing', ko: '밸런서로드의 LP도 지불할 수 없다' },
    statement: {
      en: 'Once the one additional Normal Summon of the turn has been made, Balancer Lord’s effect, which would grant one, cannot be activated; and where an effect cannot be activated its cost, here 1000 LP, cannot be paid.',
      ko: '한 턴에 한 번인 추가 일반 소환을 이미 했다면, 그 권리를 주는 밸런서로드의 효과는 발동할 수 없다. 효과를 발동할 수 없으면 그 코스트인 1000 LP도 지불할 수 없다.',
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
