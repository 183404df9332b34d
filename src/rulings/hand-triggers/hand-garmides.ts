import { ruling } from '../language';

export default ruling(
  'hand-garmides',
  {
    covers: ['hand-triggers', 'late-arrival', 'costs'],
    title: { en: 'Guardragon Garmides fetches and Summons itself', ko: '수호룡 가르미데스의 ②와 ①' },
    statement: {
      en: 'The Normal Dragon sent as the cost of Garmides ② meets the condition of ①. Garmides was still in the GY, but a trigger in the hand needs its card there only when it is used: once ② has put it in the hand, ① starts a new Chain.',
      ko: '②의 코스트로 보낸 드래곤족 일반 몬스터가 ①의 조건을 채운다. 그때 가르미데스는 아직 묘지에 있지만 패의 유발 효과는 발동할 때 패에 있으면 되므로, ②의 처리로 패에 들어온 뒤 새로운 체인에서 ①을 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasInGY('Guardragon Garmides').hasInHand('Luster Dragon');
    turnPlayer.activates('Guardragon Garmides', { effect: 2, cost: ['Luster Dragon'] });
    then.isIn('Luster Dragon', 'gy', turnPlayer);
    then.isIn('Guardragon Garmides', 'hand', turnPlayer);
    then.chainsWere(['turnPlayer: Guardragon Garmides']);
    turnPlayer.activates('Guardragon Garmides', { effect: 1 });
    then.chainsWere(['turnPlayer: Guardragon Garmides'], ['turnPlayer: Guardragon Garmides']);
    then.linkWas('Guardragon Garmides', 'resolved');
    then.wasSummonedBy('Guardragon Garmides', turnPlayer, 'special');
    then.controls(turnPlayer, 'Guardragon Garmides');
  },
);
