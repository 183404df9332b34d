import { ruling } from '../language';

export default ruling(
  'neg-crush-card-virus',
  {
    covers: ['summon-negation', 'chain', 'last-place'],
    title: { en: 'Crush Card Virus does not see it', ko: '죽음의 덱 파괴 바이러스에 걸리지 않는다' },
    statement: {
      en: 'Crush Card Virus chained to a Summon negation looks at hand and field. The monster being Summoned is in neither and is not destroyed by it; its Summon is negated afterwards.',
      ko: '소환 무효에 체인한 죽음의 덱 파괴 바이러스는 패와 필드를 확인한다. 소환하려는 몬스터는 어느 쪽에도 없으므로 파괴되지 않고, 그 뒤 소환이 무효가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon', 'Celtic Guardian').hasInDeck('Summoned Skull');
    given(opponent).controls('Thunder King Rai-Oh', 'Sangan').hasSet('Crush Card Virus').hasInDeck('Marshmallon');
    turnPlayer.specialSummons('Cyber Dragon');
    opponent.activates('Thunder King Rai-Oh');
    then.isIn('Thunder King Rai-Oh', 'gy', opponent);
    opponent.activates('Crush Card Virus', { cost: ['Sangan'] });
    then.isIn('Sangan', 'gy', opponent);
    bothPass();
    then.happened('revealed', { card: 'Celtic Guardian' });
    then.didNotHappen('revealed', { card: 'Cyber Dragon' });
    then.isIn('Celtic Guardian', 'hand', turnPlayer);
    then.summonWasNegated('Cyber Dragon');
    then.isIn('Cyber Dragon', 'gy', turnPlayer);
    then.chainsWere(['opponent: Thunder King Rai-Oh', 'opponent: Crush Card Virus'], ['opponent: Sangan']);
  },
);
