import { ruling } from '../language';

export default ruling(
  'cont-leave-field-dark-door',
  {
    covers: ['continuous-cards', 'attack-declaration'],
    title: { en: 'The Dark Door destroyed in the Battle Phase', ko: '배틀 페이즈 중에 파괴된 암흑의 문' },
    statement: {
      en: 'While The Dark Door is face-up, only one monster can attack in a Battle Phase. An effect without a Chain Link ends at once with its card: destroyed in the middle of the Battle Phase, it no longer holds back the others.',
      ko: '암흑의 문이 앞면 표시로 있는 동안 배틀 페이즈에 공격할 수 있는 몬스터는 1장뿐이다. 체인 블록을 만들지 않는 효과는 카드가 없어지면 바로 끝나므로, 배틀 페이즈 도중에 파괴되면 그 뒤로 다른 몬스터도 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'La Jinn the Mystical Genie of the Lamp').hasSet('Mystical Space Typhoon');
    given(opponent).controls('The Dark Door');
    turnPlayer.attacks('Gemini Elf', 'directly');
    turnPlayer.passes();
    turnPlayer.passes();
    then.lpIs(opponent, 6100);
    then.cannot(turnPlayer).attack('La Jinn the Mystical Genie of the Lamp', { because: 'cannot-attack' });
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['The Dark Door'] });
    then.isIn('The Dark Door', 'gy', opponent);
    turnPlayer.attacks('La Jinn the Mystical Genie of the Lamp', 'directly');
    then.lpIs(opponent, 4300);
  },
);
