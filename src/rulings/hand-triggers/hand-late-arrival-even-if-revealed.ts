import { ruling } from '../language';

export default ruling(
  'hand-late-arrival-even-if-revealed',
  {
    covers: ['hand-triggers', 'late-arrival', 'revealed-hands'],
    title: { en: 'Even if everyone saw it arrive', ko: '모두가 보고 있더라도' },
    statement: {
      en: 'With the hand revealed, so that everyone knows the card was not there at first, its trigger may still be used once it has come to the hand.',
      ko: '패가 공개되어 있어 처음에는 패에 없었음을 모두 알더라도, 패에 들어온 뒤에는 그 유발 효과를 발동할 수 있다.',
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
