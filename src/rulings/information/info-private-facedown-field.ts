import { ruling } from '../language';

export default ruling(
  'info-private-facedown-field',
  {
    covers: ['hidden-information', 'face-down'],
    title: { en: 'Face-down cards are private', ko: '필드의 뒷면 표시 카드는 비공개 정보' },
    statement: {
      en: 'Only their controller may look at face-down cards on the field.',
      ko: '필드의 뒷면 표시 카드는 그 컨트롤러만 확인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Mystical Elf', 'Magic Jammer');
    for (const name of ['Mystical Elf', 'Magic Jammer']) {
      then.sees(turnPlayer, name);
      then.doesNotSee(opponent, name);
    }
    then.seesCount(opponent, turnPlayer, 'field', 2);
  },
);
