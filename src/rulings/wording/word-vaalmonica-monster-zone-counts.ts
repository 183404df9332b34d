import { ruling } from '../language';

export default ruling(
  'word-vaalmonica-monster-zone-counts',
  {
    covers: ['wording', 'placed-as-spells'],
    title: {
      en: 'A monster in a Monster Zone is a Monster Card too',
      ko: '몬스터 존의 몬스터도 몬스터 카드이다',
    },
    statement: {
      en: 'Vaalmonica Chosen Melody asks for a Vaalmonica Monster Card. That means monsters by print in any zone of the field, so one in a Monster Zone counts as well as one in a Pendulum Zone.',
      ko: '선율의 바르모니카는 "바르모니카" 몬스터 카드를 요구한다. 이는 존과 상관없이 필드의 몬스터 카드를 가리키므로, 펜듈럼 존의 것뿐 아니라 몬스터 존의 몬스터로도 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Selettrice Vaalmonica').hasSet('Vaalmonica Chosen Melody');
    then.can(turnPlayer).activate('Vaalmonica Chosen Melody');
    turnPlayer.activates('Vaalmonica Chosen Melody', { option: 2 });
    bothPass();
    then.chainIs('turnPlayer: Vaalmonica Chosen Melody');
    then.linkWas('Vaalmonica Chosen Melody', 'resolved');
    then.lpIs(turnPlayer, 7500);
  },
);
