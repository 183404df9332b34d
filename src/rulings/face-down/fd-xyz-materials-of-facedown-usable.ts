import { card, ruling } from '../language';

export default ruling(
  'fd-xyz-materials-of-facedown-usable',
  {
    covers: ['face-down', 'xyz-materials'],
    title: { en: 'Materials of a face-down monster', ko: '뒷면 표시 몬스터의 엑시즈 소재' },
    statement: {
      en: 'Xyz Materials are public also under a face-down monster. A text that speaks of materials on the field and not of an Xyz Monster can detach them.',
      ko: '뒷면 표시 몬스터 아래에 겹쳐 있는 엑시즈 소재도 공개 정보이다. 엑시즈 몬스터가 아니라 필드의 엑시즈 소재를 제거하는 효과라면 뒷면 표시 몬스터의 소재도 제거할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasSet(card('Number 39: Utopia', { materials: ['Gemini Elf', 'Mystical Elf'] }));
    given(turnPlayer).hasInHand('Space Cyclone');
    then.can(turnPlayer).activate('Space Cyclone');
    turnPlayer.activates('Space Cyclone');
    bothPass();
    turnPlayer.picks('Gemini Elf');
    then.isIn('Gemini Elf', 'gy', opponent);
    then.isIn('Mystical Elf', 'attached');
    then.isFaceDown('Number 39: Utopia');
  },
);
