import { ruling } from '../language';

export default ruling(
  'control-no-zone-at-resolution',
  {
    covers: ['control', 'zones', 'tokens'],
    title: { en: 'No zone left when control changes', ko: '처리할 때 빈 존이 없으면' },
    statement: {
      en: 'A monster that changes control needs a Main Monster Zone on the other side. Ojama Trio has filled the last ones before Change of Heart resolves, so Gemini Elf cannot move and is destroyed by the rules, not by the effect.',
      ko: '컨트롤을 얻은 몬스터를 놓으려면 빈 메인 몬스터 존이 필요하다. 마음의 변화를 처리하기 전에 방해꾼 트리오로 존이 모두 찼으므로, 쌍둥이 자매 엘프는 옮겨질 수 없어 효과가 아니라 룰에 의해 파괴된다.',
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
