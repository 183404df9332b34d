import { ruling } from '../language';

export default ruling(
  'attack-negated-counts-as-declared',
  {
    covers: ['attack-negation', 'attack-limits', 'position-change'],
    title: { en: 'A negated attack was still an attack', ko: '무효가 된 공격도 선언한 공격이다' },
    statement: {
      en: 'A monster whose attack was negated has declared it all the same. So Gemini Elf has no attack left and cannot be turned by hand in Main Phase 2, while Vorse Raider, which declared none, can do both.',
      ko: '공격이 무효가 되어도 공격 선언은 한 것이다. 그래서 쌍둥이 자매 엘프는 다시 공격할 수 없고 메인 페이즈 2에 표시 형식을 변경할 수도 없지만, 선언하지 않은 블러드 볼스는 둘 다 할 수 있다.',
    },
    contrast: 'attack-negate-attack-ends-battle-phase',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // Vorse Raider keeps the turn player asked in the Battle Step.
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider');
    given(opponent).hasSet('Scrap-Iron Scarecrow');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Scrap-Iron Scarecrow', { targets: ['Gemini Elf'] });
    then.linkWas('Scrap-Iron Scarecrow', 'resolved');
    then.happened('attackNegated', { card: 'Gemini Elf' });
    then.isIn('Scrap-Iron Scarecrow', 'spellTrapZone', opponent);
    then.isFaceDown('Scrap-Iron Scarecrow');
    then.didNotHappen('momentBegan');
    then.lpIs(opponent, 8000);
    then.can(turnPlayer).attack('Vorse Raider');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'already-attacked' });
    turnPlayer.movesTo('main2');
    then.can(turnPlayer).changePosition('Vorse Raider');
    then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'attacked-this-turn' });
  },
);
