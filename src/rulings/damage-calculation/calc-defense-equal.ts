import { card, ruling } from '../language';

export default ruling(
  'calc-defense-equal',
  {
    covers: ['damage-calculation', 'battle-damage', 'battle-destruction'],
    title: { en: 'ATK equal to DEF: nothing happens', ko: '공격력과 수비력이 같으면 아무 일도 없다' },
    statement: {
      en: 'When the ATK of the attacker equals the DEF of the Defense Position monster, neither is destroyed and nobody takes damage.',
      ko: '공격한 몬스터의 공격력과 수비 표시 몬스터의 수비력이 같으면 둘 다 파괴되지 않고, 데미지도 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gene-Warped Warwolf').hasInHand('Battle Ox');
    given(opponent).controls(card('Mystical Elf', { position: 'defense' }));
    turnPlayer.attacks('Gene-Warped Warwolf', 'Mystical Elf');
    then.happened('battled');
    then.controls(turnPlayer, 'Gene-Warped Warwolf');
    then.controls(opponent, 'Mystical Elf');
    then.didNotHappen('damage');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
