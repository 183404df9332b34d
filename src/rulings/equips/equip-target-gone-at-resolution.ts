import { ruling } from '../language';

export default ruling(
  'equip-target-gone-at-resolution',
  {
    covers: ['equip-cards', 'resolution'],
    title: { en: 'Nothing to be equipped to', ko: '장착할 몬스터가 없어졌을 때' },
    statement: {
      en: 'If its target is no longer there when an Equip Spell resolves, the card is sent to the GY without having been equipped, which is no destruction.',
      ko: '장착 마법을 처리할 때 대상이 이미 없으면 장착되지 않고 묘지로 보내진다. 이것은 파괴가 아니다.',
    },
    contrast: 'equip-destroyed-with-monster-gone',
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Axe of Despair');
    given(opponent).hasSet('Compulsory Evacuation Device');
    turnPlayer.activates('Axe of Despair', { targets: ['Gemini Elf'] });
    opponent.activates('Compulsory Evacuation Device', { targets: ['Gemini Elf'] });
    bothPass();
    then.chainsWere(['turnPlayer: Axe of Despair', 'opponent: Compulsory Evacuation Device']);
    then.linkWas('Compulsory Evacuation Device', 'resolved');
    then.linkWas('Axe of Despair', 'withoutEffect');
    then.isIn('Gemini Elf', 'hand', turnPlayer);
    then.isIn('Axe of Despair', 'gy', turnPlayer);
    then.didNotHappen('equipped');
    then.didNotHappen('rulesDestroyed');
    then.didNotHappen('moved', { card: 'Axe of Despair', where: { reasons: 'destroyed' } });
  },
);
