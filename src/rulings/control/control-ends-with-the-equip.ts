import { ruling } from '../language';

export default ruling(
  'control-ends-with-the-equip',
  {
    covers: ['control', 'equips', 'attack-stop'],
    title: { en: 'Control ends with the Equip Card', ko: '장착 마법과 함께 끝나는 컨트롤' },
    statement: {
      en: 'Control given by Snatch Steal ends the moment Snatch Steal leaves the field. If the taken monster is attacking, its attack ends.',
      ko: '강탈로 얻은 컨트롤은 강탈이 필드를 벗어나는 즉시 끝난다. 그 몬스터가 공격하는 중이었다면 공격도 끝난다.',
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
