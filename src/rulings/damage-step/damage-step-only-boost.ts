import { ruling } from '../language';

export default ruling(
  'damage-step-only-boost',
  {
    covers: ['damage-step', 'continuous-effects'],
    title: { en: 'A boost for the Damage Step only', ko: '데미지 스텝 동안만의 공격력' },
    statement: {
      en: 'Steamroid’s ATK changes during the Damage Step only, from its start to its end. So it battles with 2300 and has its 1800 again once the step is over.',
      ko: '스팀로이드의 공격력은 데미지 스텝 동안, 곧 개시시부터 종료시까지만 바뀐다. 그래서 2300으로 전투하고, 데미지 스텝이 끝나면 다시 1800이 된다.',
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
