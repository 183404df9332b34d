import { card, ruling } from '../language';

export default ruling(
  'fd-xyz-materials-remain',
  {
    covers: ['face-down', 'xyz-materials'],
    title: { en: 'Xyz Materials stay attached', ko: '엑시즈 소재는 그대로 남는다' },
    statement: {
      en: 'Xyz Materials are not kept by an effect: they stay attached to an Xyz Monster that is turned face-down.',
      ko: '엑시즈 소재는 효과로 남아 있는 것이 아니므로, 뒷면 표시가 된 엑시즈 몬스터에 그대로 겹쳐져 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls(card('Number 39: Utopia', { materials: ['Gemini Elf', 'Mystical Elf'] }));
    given(turnPlayer).hasInHand('Book of Moon');
    turnPlayer.activates('Book of Moon', { targets: ['Number 39: Utopia'] });
    bothPass();
    then.isFaceDown('Number 39: Utopia');
    then.isIn('Gemini Elf', 'attached');
    then.isIn('Mystical Elf', 'attached');
    then.countIs(opponent, 'gy', 0);
  },
);
