import { ruling } from '../language';

export default ruling(
  'extra-ticket-spent-no-more-writing',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Nothing more once it is made', ko: '쓴 뒤에는 더할 수 없다' },
    statement: {
      en: 'A player makes one additional Normal Summon a turn, whatever grants it. After the first Summon Balancer Lord can still grant it; after the second, made by Gem-Knight Seraphinite, it is spent, so Balancer Lord has nothing to grant and cannot be activated.',
      ko: '추가 일반 소환은 무엇으로 얻든 한 턴에 1번이다. 첫 소환 뒤에는 밸런서로드의 효과를 발동할 수 있지만, 젬나이트 세라피로 두 번째를 소환한 뒤에는 이미 썼으므로 더 줄 것이 없어 발동할 수 없다.',
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
