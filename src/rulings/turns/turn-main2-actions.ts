import { ruling } from '../language';

export default ruling(
  'turn-main2-actions',
  {
    covers: ['turn-structure', 'normal-summon', 'position-change', 'set', 'attacked-this-turn'],
    title: { en: 'What can be done in Main Phase 2', ko: '메인 페이즈 2에 할 수 있는 것' },
    statement: {
      en: 'Main Phase 2 allows what Main Phase 1 does, as far as it is not used up: here the Normal Summon, a Set, and turning Celtic Guardian. Gemini Elf has declared an attack, so it cannot be turned.',
      ko: '메인 페이즈 2에도 아직 쓰지 않은 행동은 메인 페이즈 1처럼 할 수 있다. 여기서는 일반 소환, 카드의 세트, 엘프 검사의 표시 형식 변경을 할 수 있고, 공격을 선언한 쌍둥이 자매 엘프의 표시 형식은 변경할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf', 'Celtic Guardian').hasInHand('Vorse Raider', 'Mystical Space Typhoon');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 6100);
    turnPlayer.movesTo('main2');
    then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'attacked-this-turn' });
    then.can(turnPlayer).changePosition('Celtic Guardian');
    then.can(turnPlayer).normalSummon('Vorse Raider');
    then.can(turnPlayer).set('Mystical Space Typhoon');
    turnPlayer.changesPosition('Celtic Guardian');
    then.positionIs('Celtic Guardian', 'defense');
    turnPlayer.normalSummons('Vorse Raider');
    then.wasSummonedBy('Vorse Raider', turnPlayer, 'normal');
    then.phaseIs('main2');
    turnPlayer.sets('Mystical Space Typhoon');
    then.isIn('Mystical Space Typhoon', 'spellTrapZone', turnPlayer);
    then.isFaceDown('Mystical Space Typhoon');
  },
);
