import { ruling } from '../language';

export default ruling(
  'damage-before-calculation-burn',
  {
    covers: ['damage-step', 'trigger-order', 'battle-damage'],
    title: { en: 'Reflect Bounder strikes twice', ko: '리플렉트 바운더는 두 번 데미지를 준다' },
    statement: {
      en: 'Reflect Bounder first inflicts effect damage before damage calculation. The battle then goes on as usual, and it destroys itself after the calculation, ahead of the monster that lost.',
      ko: '리플렉트 바운더는 데미지 계산 전에 먼저 효과 데미지를 준다. 전투는 그대로 계속되고, 데미지 계산 후에 스스로 파괴된다. 전투에서 진 몬스터는 그다음에 떠난다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Battle Ox');
    given(opponent).controls('Reflect Bounder');
    turnPlayer.attacks('Celtic Guardian', 'Reflect Bounder');
    then.happenedInOrder(
      { event: 'momentBegan', where: { moment: 'beforeDamageCalculation' } },
      { event: 'activated', card: 'Reflect Bounder' },
      { event: 'damage', seat: 'turnPlayer', where: { amount: 1400, how: 'effect', lp: 6600 } },
      { event: 'damage', seat: 'turnPlayer', where: { amount: 300, how: 'battle', lp: 6300 } },
      { event: 'moved', card: 'Reflect Bounder', where: { to: 'gy', reasons: 'destroyed', cause: 'effect' } },
      { event: 'moved', card: 'Celtic Guardian', where: { to: 'gy', byBattle: true } },
    );
    then.chainsWere(['opponent: Reflect Bounder']);
    then.linkWas('Reflect Bounder', 'resolved');
    then.lpIs(turnPlayer, 6300);
    then.lpIs(opponent, 8000);
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.isIn('Reflect Bounder', 'gy', opponent);
  },
);
