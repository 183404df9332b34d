import { ruling } from '../language';

export default ruling(
  'calc-damage-halved',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-halving'],
    title: { en: 'Half the damage', ko: '절반이 되는 데미지' },
    statement: {
      en: 'Damage Diet halves what its player takes in the turn: of a direct attack with 1900 ATK, 950 are left.',
      ko: '데미지 다이어트를 쓴 플레이어가 그 턴에 받는 데미지는 절반이 된다. 공격력 1900의 직접 공격이라면 950이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).hasSet('Damage Diet');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Damage Diet', { effect: 1 });
    bothPass();
    then.linkWas('Damage Diet', 'resolved');
    // In the GY it could be used once more.
    opponent.passes();
    opponent.passes();
    then.happened('damage', { seat: 'opponent', where: { amount: 950, how: 'battle' } });
    then.lpIs(opponent, 7050);
    then.lpIs(turnPlayer, 8000);
  },
);
