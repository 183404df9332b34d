import { ruling } from '../language';

export default ruling(
  'damage-battle-damage-trigger-after-calculation',
  {
    covers: ['damage-step', 'trigger-order', 'battle-damage'],
    title: {
      en: 'Battle damage triggers before the loser leaves',
      ko: '전투 데미지의 효과는 파괴된 몬스터가 떠나기 전에',
    },
    statement: {
      en: 'A trigger for battle damage inflicted activates after damage calculation. The monster that lost the battle goes to the GY only when that Chain is over.',
      ko: '전투 데미지를 주었을 때의 효과는 데미지 계산 후에 발동한다. 전투에서 진 몬스터는 그 체인이 끝난 다음에 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Airknight Parshath').hasInDeck('Battle Ox');
    given(opponent).controls('Celtic Guardian');
    turnPlayer.attacks('Airknight Parshath', 'Celtic Guardian');
    then.chainsWere(['turnPlayer: Airknight Parshath']);
    then.linkWas('Airknight Parshath', 'resolved');
    then.happenedInOrder(
      { event: 'damage', seat: 'opponent', where: { amount: 500, how: 'battle' } },
      { event: 'momentBegan', where: { moment: 'afterDamageCalculation' } },
      { event: 'activated', card: 'Airknight Parshath' },
      { event: 'drawn', seat: 'turnPlayer' },
      { event: 'moved', card: 'Celtic Guardian', where: { to: 'gy', byBattle: true } },
    );
    then.lpIs(opponent, 7500);
    then.countIs(turnPlayer, 'hand', 1);
    then.isIn('Battle Ox', 'hand', turnPlayer);
    then.isIn('Celtic Guardian', 'gy', opponent);
  },
);
