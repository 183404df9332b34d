import { ruling } from '../language';

export default ruling(
  'trig-midchain-response-right',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'Who may answer the new Chain first', ko: '새 체인에 먼저 대응하는 사람' },
    statement: {
      en: 'When the triggers of the new Chain are placed, the opponent of whoever placed the last one may answer first. The last is the opponent’s Sangan, so the turn player is asked first and may chain Ash Blossom.',
      ko: '새 체인에 유발 효과를 다 쌓으면 마지막 효과를 발동한 플레이어의 상대가 먼저 체인할 수 있다. 마지막은 상대의 크리터이므로 턴 플레이어가 먼저 하루 우라라를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasInHand('Foolish Burial', 'Ash Blossom & Joyous Spring', 'Celtic Guardian')
      .hasSet('Raigeki Break')
      .hasInDeck('Dandylion');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Foolish Burial');
    turnPlayer.activates('Raigeki Break', { cost: ['Celtic Guardian'], targets: ['Sangan'] });
    then.chainIs('turnPlayer: Dandylion', 'opponent: Sangan');
    then.isAsked(turnPlayer, 'chain');
    then.can(turnPlayer).activate('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Ash Blossom & Joyous Spring');
    then.chainIs('turnPlayer: Dandylion', 'opponent: Sangan', 'turnPlayer: Ash Blossom & Joyous Spring');
    then.linkWas('Sangan', 'effectNegated');
  },
);
