import { ruling } from '../language';

export default ruling(
  'prio-6-opponent-mandatory-quick',
  {
    covers: ['mandatory-quick', 'resolution'],
    title: { en: 'Rank 6: mandatory Quick Effects of the opponent', ko: '6순위: 상대의 강제 유발 즉시 효과' },
    statement: {
      en: 'The opponent’s mandatory Quick Effects come right after the turn player’s. One that no longer lies directly above the link it answers comes to nothing.',
      ko: '상대의 강제 유발 즉시 효과는 턴 플레이어의 것 바로 다음이다. 답하는 링크의 바로 위에 있지 않게 된 것은 효과 없이 끝난다.',
    },
    doubtful: {
      en: 'The board and its resolution combine the rank table with the rule about adjacent links; no source plays them through.',
      ko: '이 예시의 배치와 처리는 순위표와 직접 체인의 규칙을 합친 것이며, 원문에 그대로 나오지는 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Dandylion', 'Light and Darkness Dragon');
    given(opponent).controls('Dandylion', 'Light and Darkness Dragon');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Dandylion', 'Dandylion@opponent');
    then.chainIs(
      'turnPlayer: Dandylion',
      'opponent: Dandylion',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
    );
    then.linkWas('Light and Darkness Dragon@opponent', 'withoutEffect');
    then.atkIs('Light and Darkness Dragon@opponent', 2800);
    then.defIs('Light and Darkness Dragon@opponent', 2400);
    then.linkWas('Light and Darkness Dragon@turnPlayer', 'resolved');
    then.atkIs('Light and Darkness Dragon@turnPlayer', 2300);
    then.defIs('Light and Darkness Dragon@turnPlayer', 1900);
    then.linkWas('Dandylion@opponent', 'activationNegated');
    then.linkWas('Dandylion@turnPlayer', 'resolved');
    then.countIs(turnPlayer, 'monsterZone', 2, 'Fluff Token');
    then.doesNotControl(opponent, 'Fluff Token');
  },
);
