import { card, ruling } from '../language';

export default ruling(
  'attack-not-a-legal-target',
  {
    covers: ['attack-targets'],
    title: { en: 'A monster that cannot be chosen', ko: '공격 대상으로 할 수 없는 몬스터' },
    statement: {
      en: 'Command Knight cannot be attacked while its controller has another monster. The other one can, and alone Command Knight can be attacked too.',
      ko: '자신 필드에 다른 몬스터가 존재하는 커맨드 나이트는 공격 대상으로 할 수 없고, 다른 몬스터는 공격할 수 있다. 커맨드 나이트뿐이라면 커맨드 나이트를 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    inCase({ en: 'With another monster', ko: '다른 몬스터가 있다' }, () => {
      given(opponent).controls('Command Knight', card('Mystical Elf', { position: 'defense' }));
      then.attackTargetsAre('Gemini Elf', 'Mystical Elf');
      turnPlayer.attacks('Gemini Elf', 'Mystical Elf');
      then.lpIs(turnPlayer, 7900);
      then.controls(opponent, 'Command Knight', 'Mystical Elf');
    });
    inCase({ en: 'Alone', ko: '혼자 있다', contrast: 1 }, () => {
      given(opponent).controls('Command Knight');
      then.attackTargetsAre('Gemini Elf', 'Command Knight');
      turnPlayer.attacks('Gemini Elf', 'Command Knight');
      then.lpIs(opponent, 7700);
      then.isIn('Command Knight', 'gy', opponent);
    });
  },
);
