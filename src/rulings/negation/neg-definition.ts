import { ruling } from '../language';

export default ruling(
  'neg-definition',
  {
    covers: ['summon-negation'],
    title: { en: 'What negating a Summon means', ko: '소환을 무효로 한다는 것' },
    statement: {
      en: 'To negate a Summon is to make the attempt itself fail. As it never succeeded, the monster goes to the GY without having been on the field and was not Summoned.',
      ko: '소환을 무효로 한다는 것은 소환하려는 행위 자체를 실패하게 하는 것이다. 성공한 적이 없으므로 몬스터는 필드에 놓이지 않고 묘지로 가며, 소환된 것도 아니다.',
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
