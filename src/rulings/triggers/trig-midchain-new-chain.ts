import { ruling } from '../language';

export default ruling(
  'trig-midchain-new-chain',
  {
    covers: ['trigger-order', 'resolution'],
    title: {
      en: 'Triggers met inside a Chain wait for its end',
      ko: '체인 도중에 만족된 유발 효과는 체인이 끝난 뒤에',
    },
    statement: {
      en: 'While a Chain resolves nothing can be activated, so what triggers meanwhile waits. Sangan, destroyed by Raigeki Break at Chain Link 2, is activated only when Mystical Space Typhoon at Link 1 has resolved too, in a new Chain.',
      ko: '체인을 처리하는 동안에는 아무것도 발동할 수 없으므로, 그때 조건을 채운 유발 효과는 기다린다. 체인 2의 썬더 브레이크로 파괴된 크리터는 체인 1의 싸이크론까지 처리한 뒤에 새 체인에서 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Raigeki Break').hasInHand('Celtic Guardian', 'Mystical Space Typhoon');
    given(opponent).controls('Sangan').hasSet('Call of the Haunted').hasInDeck('Kuriboh');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    turnPlayer.activates('Raigeki Break', { cost: ['Celtic Guardian'], targets: ['Sangan'] });
    bothPass();
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Raigeki Break' },
      { event: 'moved', card: 'Sangan', where: { to: 'gy', reasons: 'destroyed' } },
      { event: 'linkResolving', card: 'Mystical Space Typhoon' },
      { event: 'linkResolved', card: 'Mystical Space Typhoon' },
      { event: 'activated', card: 'Sangan' },
    );
    then.chainsWere(['turnPlayer: Mystical Space Typhoon', 'turnPlayer: Raigeki Break'], ['opponent: Sangan']);
  },
);
