import { ruling } from '../language';

export default ruling(
  'hand-late-arrival-even-if-revealed',
  {
    covers: ['hand-triggers', 'late-arrival', 'revealed-hands'],
    title: { en: 'Even if everyone saw it arrive', ko: '모두가 보고 있더라도' },
    statement: {
      en: 'A trigger in the hand needs its card there only when it is used. That holds even while Respect Play reveals the hand and everyone knows that Garmides was still in the GY when Luster Dragon was sent there.',
      ko: '패의 유발 효과는 발동할 때 패에 있으면 된다. 정정 당당으로 패가 공개되어 있어, 조건을 채웠을 때 가르미데스가 아직 묘지에 있었음을 모두 알더라도 마찬가지다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Respect Play');
    given(turnPlayer).hasInGY('Guardragon Garmides').hasInHand('Luster Dragon');
    turnPlayer.activates('Guardragon Garmides', { effect: 2, cost: ['Luster Dragon'] });
    then.isIn('Luster Dragon', 'gy', turnPlayer);
    then.isIn('Guardragon Garmides', 'hand', turnPlayer);
    then.isAsked(turnPlayer, 'trigger');
    then.can(turnPlayer).activate('Guardragon Garmides', { effect: 1 });
    turnPlayer.usesTrigger('Guardragon Garmides', { effect: 1 });
    then.chainsWere(['turnPlayer: Guardragon Garmides'], ['turnPlayer: Guardragon Garmides']);
    then.controls(turnPlayer, 'Guardragon Garmides');
  },
);
