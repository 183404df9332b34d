import { ruling } from '../language';

export default ruling(
  'turn-main2-actions',
  {
    covers: ['turn-structure', 'normal-summon', 'position-change', 'set', 'attacked-this-turn'],
    title: { en: 'What can be done in Main Phase 2', ko: '메인 페이즈 2에 할 수 있는 것' },
    statement: {
      en: 'Main Phase 2 offers the same actions as Main Phase 1, as far as they are not used up: a Normal Summon, Setting cards, and the position change of a monster that has not attacked.',
      ko: '메인 페이즈 2에도 아직 실행하지 않았다면 메인 페이즈 1과 같은 행동을 할 수 있다. 일반 소환, 카드의 세트, 공격하지 않은 몬스터의 표시 형식 변경이 가능하다.',
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
