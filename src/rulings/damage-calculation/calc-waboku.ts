import { ruling } from '../language';

export default ruling(
  'calc-waboku',
  {
    covers: ['damage-calculation', 'damage-prevention', 'battle-destruction'],
    title: { en: 'Waboku protects one side', ko: '화목의 사자는 자신만 지킨다' },
    statement: {
      en: 'For the rest of the turn Waboku saves its player from battle damage and that player’s monsters from destruction by battle. The attacking side loses monsters and LP as always.',
      ko: '화목의 사자를 쓴 플레이어는 그 턴 동안 전투 데미지를 받지 않고 그 몬스터는 전투로 파괴되지 않는다. 공격하는 쪽은 평소대로 몬스터와 LP를 잃는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Celtic Guardian', 'Blue-Eyes White Dragon').hasInHand('Battle Ox');
    given(opponent).controls('Gemini Elf', 'Kuriboh').hasSet('Waboku');
    turnPlayer.movesTo('battle');
    opponent.activates('Waboku');
    bothPass();
    then.linkWas('Waboku', 'resolved');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Blue-Eyes White Dragon', 'Kuriboh');
    then.controls(opponent, 'Kuriboh');
    then.lpIs(opponent, 8000);
    turnPlayer.attacks('Celtic Guardian', 'Gemini Elf');
    then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', byBattle: true } });
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.controls(opponent, 'Gemini Elf');
    then.happened('damage', { seat: 'turnPlayer', where: { amount: 500, how: 'battle' } });
    then.lpIs(turnPlayer, 7500);
    then.lpIs(opponent, 8000);
  },
);
