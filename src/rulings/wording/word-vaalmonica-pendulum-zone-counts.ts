import { ruling } from '../language';

export default ruling(
  'word-vaalmonica-pendulum-zone-counts',
  {
    covers: ['wording', 'placed-as-spells'],
    title: {
      en: 'A Monster Card in the Pendulum Zone is enough',
      ko: '펜듈럼 존의 몬스터 카드도 조건을 채운다',
    },
    statement: {
      en: 'Vaalmonica Chosen Melody asks for a Vaalmonica Monster Card, not for a monster. A Pendulum Monster in a Pendulum Zone is treated as a Spell there but is a Monster Card by print, so it is enough.',
      ko: '선율의 바르모니카는 "몬스터"가 아니라 "바르모니카" 몬스터 카드를 요구한다. 펜듈럼 존의 펜듈럼 몬스터는 마법 카드로 취급되지만 몬스터 카드이므로 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls({ card: 'Angello Vaalmonica', inSpellTrapZone: true, zone: 0 })
      .hasSet('Vaalmonica Chosen Melody');
    then.isIn('Angello Vaalmonica', 'spellTrapZone', turnPlayer);
    then.can(turnPlayer).activate('Vaalmonica Chosen Melody');
    turnPlayer.activates('Vaalmonica Chosen Melody', { option: 1 });
    bothPass();
    then.chainIs('turnPlayer: Vaalmonica Chosen Melody');
    then.linkWas('Vaalmonica Chosen Melody', 'resolved');
    then.lpIs(turnPlayer, 8500);
  },
);
