import { ruling } from '../language';

export default ruling(
  'extra-ticket-spent-no-more-writing',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Nothing more once it is made', ko: '쓴 뒤에는 더할 수 없다' },
    statement: {
      en: 'Once the additional Normal Summon of the turn has been made, no effect that would grant one can be activated.',
      ko: '그 턴의 추가 통상 소환을 이미 했다면, 그 권리를 주는 효과는 더 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Gem-Knight Seraphinite', 'Balancer Lord')
      .hasInHand('Celtic Guardian', 'Mystical Elf')
      .hasLP(8000);
    turnPlayer.normalSummons('Celtic Guardian');
    then.can(turnPlayer).activate('Balancer Lord');
    turnPlayer.normalSummons('Mystical Elf');
    then.controls(turnPlayer, 'Celtic Guardian', 'Mystical Elf');
    then.cannot(turnPlayer).activate('Balancer Lord', { because: ['extra-summon-spent', 'nothing-to-do'] });
  },
);
