import { ruling } from '../language';

export default ruling(
  'hand-garmides-needs-hand-at-activation',
  {
    covers: ['hand-triggers', 'late-arrival'],
    title: { en: 'Garmides must have reached the hand', ko: '가르미데스가 패에 있어야 한다' },
    statement: {
      en: 'Guardragon Garmides ① needs the card in the hand when it is used: if D.D. Crow banishes it before ② resolves, it never gets there.',
      ko: '수호룡 가르미데스의 ①은 발동할 때 패에 있어야 한다. ②에 체인한 D.D. 크로우로 제외되면 패에 들어오지 않으므로 발동할 수 없다.',
    },
    contrast: 'hand-garmides',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInGY('Guardragon Garmides').hasInHand('Luster Dragon');
    given(opponent).hasInHand('D.D. Crow');
    turnPlayer.activates('Guardragon Garmides', { effect: 2, cost: ['Luster Dragon'] });
    opponent.activates('D.D. Crow', { targets: ['Guardragon Garmides'] });
    then.chainsWere(['turnPlayer: Guardragon Garmides', 'opponent: D.D. Crow']);
    then.isIn('Guardragon Garmides', 'banished', turnPlayer);
    then.linkWas('Guardragon Garmides', 'withoutEffect');
    then.cannot(turnPlayer).activate('Guardragon Garmides', { because: 'wrong-place', effect: 1 });
    then.wasNeverOffered('Guardragon Garmides', 'activate', { effect: 1 });
  },
);
