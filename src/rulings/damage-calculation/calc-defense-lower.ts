import { card, ruling } from '../language';

export default ruling(
  'calc-defense-lower',
  {
    covers: ['damage-calculation', 'battle-damage', 'battle-destruction'],
    title: { en: 'Through a lower DEF without damage', ko: '수비력이 낮으면 파괴될 뿐이다' },
    statement: {
      en: 'A Defense Position monster whose DEF is below the ATK of its attacker is destroyed, but its controller takes no damage.',
      ko: '수비력이 공격력보다 낮은 수비 표시 몬스터는 파괴되지만, 그 컨트롤러는 데미지를 받지 않는다.',
    },
    contrast: 'calc-attack-higher',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).controls(card('Celtic Guardian', { position: 'defense' }));
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', byBattle: true } });
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.didNotHappen('damage');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
