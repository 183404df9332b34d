import { card, ruling } from '../language';

export default ruling(
  'temp-clears-xyz-materials',
  {
    covers: ['banish', 'xyz-materials'],
    title: { en: 'Xyz Materials go to the GY', ko: '엑시즈 소재는 묘지로 보내진다' },
    statement: {
      en: 'When an Xyz Monster leaves the field by a temporary banish, its Materials go to the GY at that moment. The monster returns without any.',
      ko: '엑시즈 몬스터가 일시적인 제외로 필드를 벗어나면, 엑시즈 소재는 그때 묘지로 보내진다. 몬스터는 소재가 없는 상태로 돌아온다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls(
      card('Number 39: Utopia', { materials: ['Gemini Elf', 'Mystical Elf'] }),
      'Interdimensional Matter Forwarder',
    );
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Number 39: Utopia'] });
    bothPass();
    then.controls(turnPlayer, 'Number 39: Utopia');
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Mystical Elf', 'gy', turnPlayer);
    then.countIs(turnPlayer, 'attached', 0);
    then.happenedInOrder(
      { event: 'moved', card: 'Number 39: Utopia', where: { to: 'banished' } },
      { event: 'moved', card: 'Gemini Elf', where: { to: 'gy' } },
      { event: 'moved', card: 'Number 39: Utopia', where: { to: 'monsterZone' } },
    );
  },
);
