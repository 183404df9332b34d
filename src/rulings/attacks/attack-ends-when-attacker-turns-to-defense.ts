import { ruling } from '../language';

export default ruling(
  'attack-ends-when-attacker-turns-to-defense',
  {
    covers: ['attack-stop', 'position-change'],
    title: { en: 'The attacker is turned to Defense Position', ko: '공격하는 몬스터가 수비 표시가 되면' },
    statement: {
      en: 'Only a monster in Attack Position attacks, so when Enemy Controller turns Gemini Elf to Defense Position in the Battle Step the attack ends without a Damage Step. It was declared all the same, so Gemini Elf cannot be turned by hand in Main Phase 2.',
      ko: '공격은 공격 표시 몬스터만 할 수 있으므로, 배틀 스텝에 에너미 컨트롤러로 쌍둥이 자매 엘프가 수비 표시가 되면 데미지 스텝 없이 공격이 끝난다. 공격 선언은 했으므로 메인 페이즈 2에 표시 형식을 변경할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // The card in hand keeps the turn player asked in Main Phase 2.
    given(turnPlayer).controls('Gemini Elf').hasInHand('Vorse Raider');
    given(opponent).controls('Celtic Guardian').hasSet('Enemy Controller');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    opponent.activates('Enemy Controller', { option: 1, targets: ['Gemini Elf'] });
    then.positionIs('Gemini Elf', 'defense');
    then.happened('attackStopped', { card: 'Gemini Elf', where: { why: 'gone' } });
    then.didNotHappen('momentBegan');
    then.didNotHappen('battled');
    then.controls(opponent, 'Celtic Guardian');
    then.lpIs(turnPlayer, 8000);
    then.phaseIs('main2');
    then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'attacked-this-turn' });
  },
);
