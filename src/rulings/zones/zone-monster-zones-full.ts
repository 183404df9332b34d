import { card, ruling } from '../language';

export default ruling(
  'zone-monster-zones-full',
  {
    covers: ['zones', 'normal-summon', 'tribute-summon', 'special-summon'],
    title: { en: 'Full Monster Zones', ko: '몬스터 존이 가득 차면' },
    statement: {
      en: 'Every monster needs a free zone. With five monsters in the Main Monster Zones a player can neither Normal Summon or Set without a Tribute nor Special Summon from the hand or GY; a Tribute Summon works, because the Tribute frees its zone.',
      ko: '몬스터를 내려면 빈 존이 있어야 한다. 메인 몬스터 존에 몬스터가 5장 있으면 릴리스 없는 통상 소환도, 패나 묘지에서의 특수 소환도 할 수 없다. 어드밴스 소환은 릴리스로 존이 비므로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .controls(
        card('Celtic Guardian', 'A'),
        card('Celtic Guardian', 'B'),
        card('Celtic Guardian', 'C'),
        card('Celtic Guardian', 'D'),
        card('Celtic Guardian', 'E'),
      )
      .hasInHand('Gemini Elf', 'Summoned Skull', 'Monster Reborn')
      .hasInGY('Kuriboh');
    then.cannot(turnPlayer).normalSummon('Gemini Elf', { because: 'no-zone' });
    then.cannot(turnPlayer).setMonster('Gemini Elf', { because: 'no-zone' });
    then.cannot(turnPlayer).activate('Monster Reborn', { because: 'no-zone' });
    then.can(turnPlayer).normalSummon('Summoned Skull');
    turnPlayer.tributeSummons('Summoned Skull', 'Celtic Guardian#A');
    then.wasSummonedBy('Summoned Skull', turnPlayer, 'normal');
    then.isIn('Celtic Guardian#A', 'gy', turnPlayer);
    then.countIs(turnPlayer, 'monsterZone', 5);
  },
);
