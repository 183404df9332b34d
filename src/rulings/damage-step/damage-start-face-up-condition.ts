import { ruling } from '../language';

export default ruling(
  'damage-start-face-up-condition',
  {
    covers: ['damage-step', 'trigger-order'],
    title: { en: 'Asking for a face-up monster at the start', ko: '개시시에 앞면 몬스터를 요구하는 효과' },
    statement: {
      en: 'An effect of the start of the Damage Step that speaks of a face-up monster is judged there: against a monster that is still face-down its condition is not met.',
      ko: '데미지 스텝 개시시의 효과가 앞면 표시 몬스터를 조건으로 하면 그 시점에서 판단한다. 아직 뒷면인 몬스터를 상대로는 조건을 만족하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Ally of Justice Catastor').hasInHand('Battle Ox');
    inCase({ en: 'a face-up EARTH monster', ko: '앞면 표시의 땅 속성 몬스터' }, () => {
      given(opponent).controls('Gemini Elf');
      turnPlayer.attacks('Ally of Justice Catastor', 'Gemini Elf');
      then.chainsWere(['turnPlayer: Ally of Justice Catastor']);
      then.happenedInOrder(
        { event: 'momentBegan', where: { moment: 'start' } },
        { event: 'moved', card: 'Gemini Elf', where: { to: 'gy', reasons: 'destroyed', cause: 'effect' } },
        { event: 'momentBegan', where: { moment: 'beforeDamageCalculation' } },
      );
      then.didNotHappen('battled');
      then.didNotHappen('damage');
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'a face-down LIGHT monster', ko: '뒷면 표시의 빛 속성 몬스터' }, () => {
      given(opponent).hasSet('Mystical Elf');
      turnPlayer.attacks('Ally of Justice Catastor', 'Mystical Elf');
      then.noChain();
      then.wasNeverOffered('Ally of Justice Catastor', 'activate');
      then.happened('battled', { where: { targetWasFaceDown: true } });
      then.happened('moved', { card: 'Mystical Elf', where: { to: 'gy', byBattle: true } });
      then.lpIs(turnPlayer, 8000);
      then.lpIs(opponent, 8000);
    });
  },
);
