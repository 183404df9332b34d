import { ruling } from '../language';

export default ruling(
  'control-ends-with-the-equip',
  {
    covers: ['control', 'equips', 'attack-stop'],
    title: { en: 'Control ends with the Equip Card', ko: '장착 마법과 함께 끝나는 컨트롤' },
    statement: {
      en: 'Snatch Steal gives control only while it lies on the field. Destroyed during the attack, it gives Gemini Elf back at once, and an attack whose attacker is no longer a monster of the turn player ends.',
      ko: '강탈의 컨트롤은 강탈이 필드에 있는 동안에만 이어진다. 공격 중에 강탈이 파괴되면 쌍둥이 자매 엘프는 바로 돌아가고, 공격하는 몬스터가 더 이상 턴 플레이어의 몬스터가 아니므로 공격도 끝난다.',
    },
    basis: 'Official FAQ 8726',
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Snatch Steal', 'Luster Dragon');
    given(opponent).controls('Gemini Elf').hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Snatch Steal', { targets: ['Gemini Elf'] });
    bothPass();
    then.controls(turnPlayer, 'Gemini Elf');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Mystical Space Typhoon', { targets: ['Snatch Steal'] });
    then.linkWas('Mystical Space Typhoon', 'resolved');
    then.isIn('Snatch Steal', 'gy', turnPlayer);
    then.controls(opponent, 'Gemini Elf');
    then.happened('attackStopped', { card: 'Gemini Elf', where: { why: 'gone' } });
    then.didNotHappen('momentBegan');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
