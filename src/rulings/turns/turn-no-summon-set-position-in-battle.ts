import { ruling } from '../language';

export default ruling(
  'turn-no-summon-set-position-in-battle',
  {
    covers: ['turn-structure', 'normal-summon', 'set', 'position-change', 'wrong-phase'],
    title: {
      en: 'No Summons, Sets or position changes in battle',
      ko: '배틀 페이즈에는 소환, 세트, 표시 형식 변경이 없다',
    },
    statement: {
      en: 'Normal Summons, Sets and turning a monster by hand are actions of the Main Phases. So none of them is possible in the Battle Phase, and all of them are in Main Phase 2.',
      ko: '일반 소환, 카드의 세트, 플레이어에 의한 표시 형식 변경은 메인 페이즈에 하는 행동이다. 그래서 배틀 페이즈에는 하나도 할 수 없고, 메인 페이즈 2가 되면 할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Celtic Guardian').hasInHand('Vorse Raider', 'Jar of Greed');
    then.cannot(turnPlayer).normalSummon('Vorse Raider', { because: 'wrong-phase' });
    then.cannot(turnPlayer).setMonster('Vorse Raider', { because: 'wrong-phase' });
    then.cannot(turnPlayer).set('Jar of Greed', { because: 'wrong-phase' });
    then.cannot(turnPlayer).changePosition('Celtic Guardian', { because: 'wrong-phase' });
    turnPlayer.movesTo('main2');
    then.can(turnPlayer).normalSummon('Vorse Raider');
    then.can(turnPlayer).setMonster('Vorse Raider');
    then.can(turnPlayer).set('Jar of Greed');
    then.can(turnPlayer).changePosition('Celtic Guardian');
  },
);
