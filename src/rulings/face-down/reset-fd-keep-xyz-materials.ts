import { card, ruling } from '../language';

export default ruling(
  'reset-fd-keep-xyz-materials',
  {
    covers: ['face-down', 'xyz-materials'],
    title: { en: 'Xyz Materials are kept', ko: '엑시즈 소재는 유지된다' },
    statement: {
      en: 'Xyz Materials are cards that lie under the monster, not something remembered of it. So Number 39: Utopia, turned face-down and up again, still has them and can detach them.',
      ko: '엑시즈 소재는 몬스터에 대해 기억되는 정보가 아니라 그 아래에 겹쳐 있는 카드이다. 그래서 뒷면 표시가 되었다가 앞면 표시가 된 No.39 유토피아는 소재를 그대로 가지고 있으며 사용할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls(card('Number 39: Utopia', { materials: ['Gemini Elf', 'Mystical Elf'] }))
      .hasInHand('Book of Moon', 'Book of Taiyou');
    given(opponent).controls('Vorse Raider');
    turnPlayer.activates('Book of Moon', { targets: ['Number 39: Utopia'] });
    bothPass();
    turnPlayer.activates('Book of Taiyou', { targets: ['Number 39: Utopia'] });
    bothPass();
    then.isIn('Gemini Elf', 'attached');
    then.isIn('Mystical Elf', 'attached');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Number 39: Utopia', 'Vorse Raider');
    then.can(turnPlayer).activate('Number 39: Utopia');
  },
);
