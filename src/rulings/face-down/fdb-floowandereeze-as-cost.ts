import { ruling } from '../language';

export default ruling(
  'fdb-floowandereeze-as-cost',
  {
    covers: ['face-down-banish', 'costs', 'redirect'],
    title: { en: 'Not as a cost: Floowandereeze', ko: '코스트로는 쓸 수 없다: 후완다리즈' },
    statement: {
      en: 'Eater of Millions is Summoned by banishing 5 cards face-down. Floowandereeze & Robina, which is banished face-up whenever it leaves the field, cannot be one of them, and the 4 other cards are too few.',
      ko: '백만먹기의 그랏톤은 카드 5장을 뒷면 표시로 제외하고 특수 소환한다. 후완다리즈×로비나는 필드에서 벗어나면 앞면 표시로 제외되므로 그 5장에 넣을 수 없고, 다른 카드 4장으로는 모자란다.',
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
