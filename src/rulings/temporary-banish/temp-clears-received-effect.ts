import { ruling } from '../language';

export default ruling(
  'temp-clears-received-effect',
  {
    covers: ['banish', 'effect-negation'],
    title: { en: 'Effects of other cards on it end', ko: '받고 있던 다른 카드의 효과는 끝난다' },
    statement: {
      en: 'A banish for a time clears what other cards had laid on the monster. Planet Pathfinder, negated for the turn, comes back unnegated.',
      ko: '일시적으로 제외되면 그 몬스터가 받고 있던 다른 카드의 효과는 사라진다. 턴 종료시까지 무효가 되었던 플래닛 패스파인더는 무효가 아닌 상태로 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Planet Pathfinder', 'Interdimensional Matter Forwarder').hasInDeck('Umi');
    given(opponent).hasSet('Infinite Impermanence');
    given.startsIn('standby');
    opponent.activates('Infinite Impermanence', { targets: ['Planet Pathfinder'] });
    bothPass();
    turnPlayer.declines();
    then.isNegated('Planet Pathfinder');
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Planet Pathfinder'] });
    bothPass();
    then.isNotNegated('Planet Pathfinder');
    turnPlayer.activates('Planet Pathfinder');
    bothPass();
    then.linkWas('Planet Pathfinder', 'resolved');
    then.isIn('Planet Pathfinder', 'gy', turnPlayer);
    then.isIn('Umi', 'hand', turnPlayer);
  },
);
