import { card, ruling } from '../language';

export default ruling(
  'reset-equip-destroyed',
  {
    covers: ['banish', 'face-down', 'equips'],
    title: { en: 'Equip Cards do not wait', ko: '장착 카드는 기다려 주지 않는다' },
    statement: {
      en: 'An Equip Card is destroyed at once when its monster is turned face-down or leaves the field, be it for a moment by a temporary banish. What it gave does not come back with the monster.',
      ko: '장착 카드는 장착 몬스터가 뒷면 표시가 되거나, 일시적인 제외로 잠시라도 필드를 벗어나면 바로 파괴된다. 몬스터가 돌아와도 그 상승치는 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls(
      'Gemini Elf',
      card('Black Pendant', { equippedTo: 'Gemini Elf' }),
      'Interdimensional Matter Forwarder',
    );
    then.atkIs('Gemini Elf', 2400);
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      then.happened('moved', { card: 'Black Pendant', where: { to: 'gy' } });
      then.lpIs(opponent, 7500);
      turnPlayer.activates('Book of Taiyou', { targets: ['Gemini Elf'] });
      bothPass();
      then.isIn('Black Pendant', 'gy', turnPlayer);
      then.atkIs('Gemini Elf', 1900);
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gemini Elf'] });
      bothPass();
      then.happenedInOrder(
        { event: 'moved', card: 'Gemini Elf', where: { to: 'banished' } },
        { event: 'moved', card: 'Black Pendant', where: { to: 'gy' } },
        { event: 'moved', card: 'Gemini Elf', where: { to: 'monsterZone' } },
      );
      then.isIn('Black Pendant', 'gy', turnPlayer);
      then.lpIs(opponent, 7500);
      then.atkIs('Gemini Elf', 1900);
    });
  },
);
