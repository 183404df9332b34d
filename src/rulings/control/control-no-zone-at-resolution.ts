import { ruling } from '../language';

export default ruling(
  'control-no-zone-at-resolution',
  {
    covers: ['control', 'zones', 'tokens'],
    title: { en: 'No zone left when control changes', ko: '처리할 때 빈 존이 없으면' },
    statement: {
      en: 'If no Main Monster Zone is free when the control change resolves, the monster is destroyed where it stands. The rules do that, not the effect.',
      ko: '컨트롤을 얻는 처리를 할 때 빈 메인 몬스터 존이 없으면 그 몬스터는 그 자리에서 파괴된다. 이는 룰에 의한 것이며 효과에 의한 파괴가 아니다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Celtic Guardian', 'Celtic Guardian').hasInHand('Change of Heart');
    given(opponent).controls('Gemini Elf').hasSet('Ojama Trio');
    turnPlayer.activates('Change of Heart', { targets: ['Gemini Elf'] });
    opponent.activates('Ojama Trio');
    then.chainIs('turnPlayer: Change of Heart', 'opponent: Ojama Trio');
    then.linkWas('Ojama Trio', 'resolved');
    then.countIs(turnPlayer, 'monsterZone', 3, 'Ojama Token');
    then.countIs(turnPlayer, 'monsterZone', 5);
    then.isIn('Gemini Elf', 'gy', opponent);
    then.happened('moved', { card: 'Gemini Elf', where: { to: 'gy', reasons: 'destroyed', cause: 'rule' } });
    then.didNotHappen('controlChanged');
  },
);
