import { ruling } from '../language';

export default ruling(
  'mq-ex9-chain',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'Crane, Cannon, Doomcaliber Knight', ko: '크레인, 명계포, 데스커리버 나이트' },
    statement: {
      en: 'With Crane as Chain Link 1 and Cannon as Chain Link 2, Doomcaliber Knight must follow because of the monster effect of Chain Link 1: it becomes Chain Link 3 and still answers Chain Link 1.',
      ko: '크레인이 체인 1, 명계포가 체인 2이면 체인 1의 몬스터 효과 때문에 데스커리버 나이트가 강제로 체인 3에 발동하며, 여전히 체인 1에 대한 것이다.',
    },
    doubtful: {
      en: 'Sometimes told with Chain Link 3 as the turn player’s. Doomcaliber Knight is the opponent’s, and so is the link.',
      ko: '체인 3이 턴 플레이어의 것으로 적힌 설명도 있으나, 데스커리버 나이트는 상대의 카드이므로 상대의 체인이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Zombie World', 'Everliving Underworld Cannon')
      .hasInGY('Sacred Crane')
      .hasInHand('Monster Reborn')
      .hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Doomcaliber Knight');
    turnPlayer.activates('Monster Reborn', { targets: ['Sacred Crane'] });
    turnPlayer.usesTrigger('Sacred Crane');
    then.chainsWere(
      ['turnPlayer: Monster Reborn'],
      ['turnPlayer: Sacred Crane', 'turnPlayer: Everliving Underworld Cannon', 'opponent: Doomcaliber Knight'],
    );
    then.linkAnswers('Doomcaliber Knight', 1);
  },
);
