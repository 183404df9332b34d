import { ruling } from '../language';

export default ruling(
  'prio-6-opponent-mandatory-quick',
  {
    covers: ['mandatory-quick', 'resolution'],
    title: { en: 'Rank 6: mandatory Quick Effects of the opponent', ko: '6순위: 상대의 강제 유발 즉시 효과' },
    statement: {
      en: 'The opponent’s mandatory Quick Effects come right after the turn player’s. The opponent’s Light and Darkness Dragon also answers Chain Link 2, but as Link 4 it does not lie directly above it, so it does nothing.',
      ko: '상대의 강제 유발 즉시 효과는 턴 플레이어의 것 바로 다음이다. 상대의 라이트 앤드 다크니스 드래곤도 체인 2에 대한 것이지만, 체인 4이므로 바로 위에 있지 않아 불발한다.',
    },
    doubtful: {
      en: 'No published example plays this out. It follows from the order of the ranks and the rule that such an effect must lie directly above the link it answers.',
      ko: '이 상황을 그대로 다룬 공개된 예는 없다. 발동 순위와, 대응하는 발동의 바로 위에 있어야 한다는 규칙에서 이끌어 낸 것이다.',
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
