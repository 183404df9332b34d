import { ruling } from '../language';

export default ruling(
  'attack-atk-condition-current',
  {
    covers: ['attack-limits', 'stat-changes'],
    title: { en: 'A limit by ATK looks at the current ATK', ko: '공격력에 의한 제한은 현재의 공격력을 본다' },
    statement: {
      en: 'Messenger of Peace keeps monsters with 1500 or more ATK from declaring attacks, and the ATK of the moment counts. Gemini Elf with 1900 cannot attack; halved by Shrink to 950, it can.',
      ko: '평화의 사자는 공격력 1500 이상의 몬스터가 공격 선언을 할 수 없게 하며, 그때의 공격력으로 판단한다. 공격력 1900의 쌍둥이 자매 엘프는 공격할 수 없지만, 수축으로 950이 되면 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Shrink', 'Luster Dragon');
    given(opponent).controls('Messenger of Peace');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'cannot-attack' });
    turnPlayer.activates('Shrink', { targets: ['Gemini Elf'] });
    then.atkIs('Gemini Elf', 950);
    then.can(turnPlayer).attack('Gemini Elf');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 7050);
  },
);
