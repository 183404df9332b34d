import { ruling } from '../language';

export default ruling(
  'destroy-must-reach-gy',
  {
    covers: ['battle-destruction', 'redirect', 'trigger-order'],
    title: { en: 'Destroyed, but not in the GY', ko: '파괴되어도 묘지로 가지 않으면' },
    statement: {
      en: 'Goyo Guardian needs a monster that it destroyed by battle and sent to the GY, both. Dimensional Fissure banished Celtic Guardian instead, so only the first is met and the effect cannot be used.',
      ko: '고요우 가디언의 효과는 몬스터를 전투로 파괴하고 묘지로 보내야 발동한다. 차원의 틈 때문에 엘프 검사는 묘지로 가지 않고 제외되었으므로, 한쪽만 이루어져 발동할 수 없다.',
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
