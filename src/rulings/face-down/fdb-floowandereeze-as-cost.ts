import { ruling } from '../language';

export default ruling(
  'fdb-floowandereeze-as-cost',
  {
    covers: ['face-down-banish', 'costs', 'redirect'],
    title: { en: 'Not as a cost: Floowandereeze', ko: '코스트로는 쓸 수 없다: 후완다리즈' },
    statement: {
      en: 'A monster that is banished face-up by its own effect when it would leave the field cannot be banished face-down as a cost or for a Summon at all.',
      ko: '필드에서 벗어날 경우 자신의 효과로 앞면 표시로 제외되는 몬스터는, 코스트나 소환을 위해 뒷면 표시로 제외할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls('Floowandereeze & Robina')
      .hasInHand(
        'Eater of Millions',
        'Gemini Elf',
        'Mystical Elf',
        'Summoned Skull',
        'La Jinn the Mystical Genie of the Lamp',
      );
    then.cannot(turnPlayer).specialSummon('Eater of Millions', { because: 'procedure-cannot-be-done' });
  },
);
