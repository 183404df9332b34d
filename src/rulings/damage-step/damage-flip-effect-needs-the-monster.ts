import { ruling } from '../language';

export default ruling(
  'damage-flip-effect-needs-the-monster',
  {
    covers: ['damage-step', 'flip-effects'],
    title: { en: 'Gone before its turn to act', ko: '데미지 계산 후까지 필드에 있어야 한다' },
    statement: {
      en: 'The Flip effect of a monster turned up by an attack comes after damage calculation. Drillroid destroys Dekoichi the Battlechanted Locomotive before the calculation, so it has left the field by then and its effect is lost.',
      ko: '공격으로 앞면이 된 몬스터의 리버스 효과는 데미지 계산 후에 발동한다. 드릴로이드가 데미지 계산 전에 마장기관차 데코이치를 파괴했으므로, 그때는 이미 필드를 떠나 발동하지 않는다.',
    },
    doubtful: {
      en: 'The ruling has changed with time: under the TCG rules of 2010 the Flip effect could still be used. The official ruling of April 2020 is followed here.',
      ko: '시기에 따라 재정이 다르다. 2010년의 영어권 룰에서는 리버스 효과를 발동할 수 있었다. 여기서는 2020년 4월의 재정을 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Drillroid').hasInHand('Battle Ox');
    // A card to draw, had the effect been used.
    given(opponent).hasSet('Dekoichi the Battlechanted Locomotive').hasInDeck('Celtic Guardian');
    turnPlayer.attacks('Drillroid', 'Dekoichi the Battlechanted Locomotive');
    then.chainsWere(['turnPlayer: Drillroid']);
    then.linkWas('Drillroid', 'resolved');
    then.happenedInOrder(
      { event: 'momentBegan', where: { moment: 'beforeDamageCalculation' } },
      { event: 'activated', card: 'Drillroid' },
      {
        event: 'moved',
        card: 'Dekoichi the Battlechanted Locomotive',
        where: { to: 'gy', cause: 'effect', 'before.faceUp': true },
      },
    );
    then.didNotHappen('battled');
    then.wasNeverOffered('Dekoichi the Battlechanted Locomotive', 'activate');
    then.didNotHappen('drawn');
    then.isIn('Celtic Guardian', 'deck', opponent);
  },
);
