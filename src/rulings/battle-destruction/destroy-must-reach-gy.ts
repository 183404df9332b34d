import { ruling } from '../language';

export default ruling(
  'destroy-must-reach-gy',
  {
    covers: ['battle-destruction', 'redirect', 'trigger-order'],
    title: { en: 'Destroyed, but not in the GY', ko: '파괴되어도 묘지로 가지 않으면' },
    statement: {
      en: 'An effect for destroying a monster by battle and sending it to the GY asks for both. If the monster is banished instead, it cannot be used.',
      ko: '몬스터를 전투로 파괴하고 묘지로 보냈을 때의 효과는 두 가지가 다 이루어져야 한다. 대신 제외되었다면 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Goyo Guardian', 'Dimensional Fissure').hasInHand('Battle Ox');
    given(opponent).controls('Celtic Guardian');
    turnPlayer.attacks('Goyo Guardian', 'Celtic Guardian');
    then.happened('moved', {
      card: 'Celtic Guardian',
      where: { to: 'banished', reasons: 'destroyed', byBattle: true },
    });
    then.isIn('Celtic Guardian', 'banished', opponent);
    then.lpIs(opponent, 6600);
    then.noChain();
    then.wasNeverOffered('Goyo Guardian', 'activate');
    then.cannot(turnPlayer).activate('Goyo Guardian', { because: 'event-not-happened' });
  },
);
