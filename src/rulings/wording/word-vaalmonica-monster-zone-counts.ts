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
      en: 'A Vaalmonica monster in a Monster Zone also lets its player activate Vaalmonica Chosen Melody.',
      ko: '몬스터 존에 "바르모니카" 몬스터가 존재할 경우에도 선율의 바르모니카를 발동할 수 있다.',
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
