import { card, ruling } from '../language';

export default ruling(
  'info-xyz-materials-facedown',
  {
    covers: ['hidden-information', 'xyz-materials', 'face-down'],
    title: { en: 'Also those of a face-down monster', ko: '뒷면 표시 몬스터의 엑시즈 소재도' },
    statement: {
      en: 'Xyz Materials are public cards of their own. Turning the Xyz Monster above them face-down hides the monster, not its materials, so both players still see which they are.',
      ko: '엑시즈 소재는 그 자체가 공개 정보이다. 위의 엑시즈 몬스터가 뒷면 표시가 되어도 감추어지는 것은 몬스터뿐이므로, 소재가 어떤 카드인지는 서로 알 수 있다.',
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
