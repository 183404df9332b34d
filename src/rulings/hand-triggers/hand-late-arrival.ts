import { ruling } from '../language';

export default ruling(
  'hand-late-arrival',
  {
    covers: ['hand-triggers', 'late-arrival'],
    title: { en: 'A card that came to the hand later', ko: '나중에 패에 들어온 카드' },
    statement: {
      en: 'A trigger in the hand is looked at when it could be used: a card that was elsewhere when its condition was met during a Chain may still be used if it is in the hand when that Chain has resolved.',
      ko: '패의 유발 효과는 발동할 때 패에 있으면 된다. 체인이 진행되는 동안 조건을 채웠을 때 다른 장소에 있었더라도, 체인 처리 후 패에 있으면 발동할 수 있다.',
    },
    contrast: 'hand-garmides-needs-hand-at-activation',
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasInGY('Guardragon Garmides').hasInHand('Luster Dragon');
    turnPlayer.activates('Guardragon Garmides', { effect: 2, cost: ['Luster Dragon'] });
    then.isIn('Luster Dragon', 'gy', turnPlayer);
    then.isIn('Guardragon Garmides', 'hand', turnPlayer);
    then.can(turnPlayer).activate('Guardragon Garmides', { effect: 1 });
    turnPlayer.activates('Guardragon Garmides', { effect: 1 });
    then.chainsWere(['turnPlayer: Guardragon Garmides'], ['turnPlayer: Guardragon Garmides']);
    then.happenedInOrder(
      { event: 'moved', card: 'Luster Dragon', where: { to: 'gy' } },
      { event: 'moved', card: 'Guardragon Garmides', where: { to: 'hand' } },
      { event: 'summoned', card: 'Guardragon Garmides' },
    );
  },
);
