import { card, ruling } from '../language';

export default ruling(
  'turn-must-attack-enters-battle',
  {
    covers: ['turn-structure', 'attack-limits'],
    title: { en: 'A monster that must attack', ko: '반드시 공격해야 하는 몬스터' },
    statement: {
      en: 'A monster that must attack if it can leaves no choice: while Berserk Gorilla has an attack to make, its player must enter the Battle Phase and cannot leave it before that attack. Once it is made, the way to Main Phase 2 is open.',
      ko: '가능하면 공격해야 하는 분노 유인원이 공격할 수 있는 동안, 플레이어는 배틀 페이즈 없이 턴을 끝낼 수 없고 그 공격 전에 배틀 페이즈를 끝낼 수도 없다. 공격한 뒤에는 메인 페이즈 2로 갈 수 있다.',
    },
    basis: 'Official FAQ 24033',
  },
  ({ given, turnPlayer, opponent, then }) => {
    // Gemini Elf is another attacker, so that there is something to choose.
    given(turnPlayer).controls('Berserk Gorilla', 'Gemini Elf');
    given(opponent).controls(card('Mystical Elf', { position: 'defense' }));
    then.cannotMoveTo(turnPlayer, 'end', { because: 'must-attack' });
    then.canMoveTo(turnPlayer, 'battle');
    turnPlayer.movesTo('battle');
    then.cannotMoveTo(turnPlayer, 'main2', { because: 'must-attack' });
    turnPlayer.attacks('Berserk Gorilla', 'Mystical Elf');
    then.lpIs(turnPlayer, 8000);
    then.controls(opponent, 'Mystical Elf');
    then.canMoveTo(turnPlayer, 'main2');
    turnPlayer.movesTo('main2');
    then.phaseIs('main2');
  },
);
