import { card, ruling } from '../language';

export default ruling(
  'info-xyz-materials-facedown',
  {
    covers: ['hidden-information', 'xyz-materials', 'face-down'],
    title: { en: 'Also those of a face-down monster', ko: '뒷면 표시 몬스터의 엑시즈 소재도' },
    statement: {
      en: 'The Xyz Materials of a face-down Xyz Monster are public as well.',
      ko: '뒷면 표시인 엑시즈 몬스터의 엑시즈 소재도 공개 정보이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls(card('Number 39: Utopia', { materials: ['Gemini Elf', 'Mystical Elf'] }));
    given(opponent).hasSet('Book of Moon');
    turnPlayer.movesTo('battle');
    opponent.activates('Book of Moon', { targets: ['Number 39: Utopia'] });
    bothPass();
    then.isFaceDown('Number 39: Utopia');
    then.sees(opponent, 'Gemini Elf');
    then.sees(opponent, 'Mystical Elf');
  },
);
