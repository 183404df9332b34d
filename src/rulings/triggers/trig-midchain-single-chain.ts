import { ruling } from '../language';

export default ruling(
  'trig-midchain-single-chain',
  {
    covers: ['trigger-order', 'resolution'],
    title: { en: 'One new Chain for everything a Chain set off', ko: '체인 하나가 일으킨 유발은 새 체인 하나로' },
    statement: {
      en: 'Triggers met at different links of one Chain do not get a Chain each: they are all due together when it is over, and the usual order decides, not which event came first.',
      ko: '한 체인의 서로 다른 링크에서 조건이 갖추어졌더라도 유발 효과마다 체인을 따로 만들지 않는다. 모두 그 체인이 끝난 뒤 하나의 체인에 쌓이고, 먼저 만족된 순서가 아니라 정해진 순서를 따른다.',
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
