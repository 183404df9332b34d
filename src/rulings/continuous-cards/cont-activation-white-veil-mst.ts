import { ruling } from '../language';

export default ruling(
  'cont-activation-white-veil-mst',
  {
    covers: ['continuous-cards', 'equips'],
    title: { en: 'White Veil destroyed in the Chain of its activation', ko: '발동한 체인에서 파괴된 순백의 베일' },
    statement: {
      en: 'An Equip Spell is equipped when its activation resolves. Destroyed before that by a chained Mystical Space Typhoon, White Veil was never equipped and its effects never began, so its player takes no damage.',
      ko: '장착 마법은 발동이 처리될 때 장착된다. 그 전에 체인한 싸이크론으로 파괴되면 순백의 베일은 장착된 적이 없고 효과도 시작되지 않았으므로, 데미지를 받지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('White Veil');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('White Veil', { targets: ['Gemini Elf'] });
    opponent.activates('Mystical Space Typhoon', { targets: ['White Veil'] });
    then.isIn('White Veil', 'gy', turnPlayer);
    then.linkWas('White Veil', 'withoutEffect');
    then.didNotHappen('equipped', { card: 'White Veil' });
    then.lpIs(turnPlayer, 8000);
  },
);
