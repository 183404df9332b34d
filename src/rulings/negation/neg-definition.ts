import { ruling } from '../language';

export default ruling(
  'neg-definition',
  {
    covers: ['summon-negation'],
    title: { en: 'What negating a Summon means', ko: '소환을 무효로 한다는 것' },
    statement: {
      en: 'To negate a Summon is to make the attempt itself fail. The monster goes to the Graveyard without having been on the field.',
      ko: '소환을 무효로 한다는 것은 소환하려는 행위 자체를 실패하게 하는 것이다. 몬스터는 필드에 놓인 적 없이 묘지로 간다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.normalSummons('Celtic Guardian');
    opponent.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainIs('opponent: Horn of Heaven');
    then.summonWasNegated('Celtic Guardian');
    then.wasNotSummoned('Celtic Guardian');
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', 'before.place': 'nowhere' } });
    then.didNotHappen('moved', { card: 'Celtic Guardian', where: { to: 'monsterZone' } });
  },
);
