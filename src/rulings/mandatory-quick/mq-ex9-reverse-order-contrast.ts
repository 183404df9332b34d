import { ruling } from '../language';

export default ruling(
  'mq-ex9-reverse-order-contrast',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'Cannon first: the Knight negates', ko: '명계포부터 쌓으면 무효가 된다' },
    statement: {
      en: 'With Everliving Underworld Cannon as Chain Link 1 and Sacred Crane as Chain Link 2, Doomcaliber Knight lies directly above Sacred Crane, the activation it answers, and negates it.',
      ko: '불사식명계포가 체인 1, 성조 크레인이 체인 2이면, 데스커리버 나이트는 자신이 대응하는 성조 크레인의 발동 바로 다음에 오므로 그것을 무효로 한다.',
    },
    doubtful: {
      en: 'Usually only the other order is told; this one follows from the rule that such an effect must lie directly above.',
      ko: '보통 반대 순서만 설명되며, 이것은 바로 위에 쌓여 있어야 한다는 규칙에서 나오는 대조 사례이다.',
    },
    contrast: 'mq-ex9-chain',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Zombie World', 'Everliving Underworld Cannon')
      .hasInGY('Sacred Crane')
      .hasInHand('Monster Reborn')
      .hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Doomcaliber Knight');
    turnPlayer.activates('Monster Reborn', { targets: ['Sacred Crane'] });
    turnPlayer.usesTrigger('Everliving Underworld Cannon');
    then.chainsWere(
      ['turnPlayer: Monster Reborn'],
      ['turnPlayer: Everliving Underworld Cannon', 'turnPlayer: Sacred Crane', 'opponent: Doomcaliber Knight'],
    );
    then.linkAnswers('Doomcaliber Knight', 2);
    then.linkWas('Doomcaliber Knight', 'resolved');
    then.linkWas('Sacred Crane', 'activationNegated');
    then.happened('moved', { card: 'Sacred Crane', where: { to: 'gy', reasons: 'destroyed' } });
    then.countIs(turnPlayer, 'hand', 0);
    then.linkWas('Everliving Underworld Cannon', 'resolved');
    then.lpIs(opponent, 7200);
  },
);
