import { ruling } from '../language';

export default ruling(
  'damage-flip-effect-needs-the-monster',
  {
    covers: ['damage-step', 'flip-effects'],
    title: { en: 'Gone before its turn to act', ko: '데미지 계산 후까지 필드에 있어야 한다' },
    statement: {
      en: 'If a monster turned up by an attack leaves the field before the moment after damage calculation, its Flip Effect is lost.',
      ko: '공격을 받아 앞면이 된 몬스터가 데미지 계산 후의 타이밍이 되기 전에 필드를 떠나면, 그 리버스 효과는 발동하지 않는다.',
    },
    doubtful: {
      en: 'Sources differ by their age: rules of 2010 as kept by a TCG page still let the Flip Effect be used. The ruling dated April 2020 is followed.',
      ko: '자료의 시기에 따라 다르다. 2010년 규칙을 다루는 TCG 페이지는 리버스 효과가 발동한다고 한다. 여기서는 2020년 4월자 재정을 따른다.',
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
