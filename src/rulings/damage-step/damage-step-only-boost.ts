import { ruling } from '../language';

export default ruling(
  'damage-step-only-boost',
  {
    covers: ['damage-step', 'continuous-effects'],
    title: { en: 'A boost for the Damage Step only', ko: '데미지 스텝 동안만의 공격력' },
    statement: {
      en: 'An ATK change limited to the Damage Step holds from its start to its end. Steamroid fights with 2300 and has its 1800 again afterwards.',
      ko: '데미지 스텝 동안만 적용되는 공격력 변화는 그 개시시부터 종료시까지 적용된다. 스팀로이드는 2300으로 전투하고, 그 뒤에는 다시 1800이 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Steamroid').hasInHand('Battle Ox');
    given(opponent).controls('Gene-Warped Warwolf');
    then.atkIs('Steamroid', 1800);
    turnPlayer.attacks('Steamroid', 'Gene-Warped Warwolf');
    then.happened('damage', { seat: 'opponent', where: { amount: 300, how: 'battle' } });
    then.lpIs(opponent, 7700);
    then.lpIs(turnPlayer, 8000);
    then.isIn('Gene-Warped Warwolf', 'gy', opponent);
    then.controls(turnPlayer, 'Steamroid');
    then.phaseIs('main2');
    then.atkIs('Steamroid', 1800);
  },
);
