import { ruling } from '../language';

export default ruling(
  'trig-midchain-single-chain',
  {
    covers: ['trigger-order', 'resolution'],
    title: { en: 'One new Chain for everything a Chain set off', ko: '체인 하나가 일으킨 유발은 새 체인 하나로' },
    statement: {
      en: 'Sangan and Dandylion are sent to the GY by different links of one Chain, Sangan first. Both are due together when that Chain is over, so they share one new Chain, and the usual order, turn player first, decides, not which event came first.',
      ko: '한 체인의 서로 다른 처리에서 크리터, 댄디라이언의 순서로 묘지로 보내져도, 유발 효과는 그 체인이 끝난 뒤 모두 하나의 체인에 쌓는다. 먼저 일어난 순서가 아니라 턴 플레이어부터라는 정해진 순서를 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Foolish Burial', 'Celtic Guardian').hasSet('Raigeki Break').hasInDeck('Dandylion');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Foolish Burial');
    turnPlayer.activates('Raigeki Break', { cost: ['Celtic Guardian'], targets: ['Sangan'] });
    bothPass();
    then.chainsWere(
      ['turnPlayer: Foolish Burial', 'turnPlayer: Raigeki Break'],
      ['turnPlayer: Dandylion', 'opponent: Sangan'],
    );
    then.happenedInOrder(
      { event: 'moved', card: 'Sangan', where: { to: 'gy' } },
      { event: 'moved', card: 'Dandylion', where: { to: 'gy' } },
      { event: 'activated', card: 'Dandylion' },
      { event: 'activated', card: 'Sangan' },
    );
  },
);
