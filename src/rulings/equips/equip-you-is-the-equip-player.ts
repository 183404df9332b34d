import { card, ruling } from '../language';

export default ruling(
  'equip-you-is-the-equip-player',
  {
    covers: ['equip-cards', 'control-change'],
    title: { en: 'Whose monsters United We Stand counts', ko: '단결의 힘이 세는 몬스터' },
    statement: {
      en: 'In the text of an Equip Spell "you" is the player who controls that Spell, whoever controls the monster. Put on an opposing monster, United We Stand counts the monsters of its own player.',
      ko: '장착 마법 텍스트의 "자신"은 장착 몬스터가 아니라 그 마법의 컨트롤러다. 상대 몬스터에 장착한 단결의 힘은 장착 마법을 쓴 플레이어의 몬스터를 센다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Celtic Guardian').hasInHand('United We Stand');
    given(opponent).controls('Gemini Elf', card('Celtic Guardian', 'A'), card('Celtic Guardian', 'B'));
    then.can(turnPlayer).activate('United We Stand');
    turnPlayer.activates('United We Stand', { targets: ['Gemini Elf'] });
    bothPass();
    then.linkWas('United We Stand', 'resolved');
    then.isIn('United We Stand', 'spellTrapZone', turnPlayer);
    then.controls(opponent, 'Gemini Elf');
    then.atkIs('Gemini Elf', 2700);
  },
);
