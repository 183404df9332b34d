import { ruling } from '../language';

export default ruling(
  'damage-start-face-up-condition',
  {
    covers: ['damage-step', 'trigger-order'],
    title: { en: 'Asking for a face-up monster at the start', ko: '개시시에 앞면 몬스터를 요구하는 효과' },
    statement: {
      en: 'Ally of Justice Catastor’s effect asks for a face-up non-DARK monster at the start of the Damage Step. Gemini Elf is one; Mystical Elf is still face-down then, so the condition is not met and the battle is fought.',
      ko: 'A·O·J 카타스톨의 효과는 데미지 스텝 개시시에 어둠 속성이 아닌 앞면 표시 몬스터가 상대여야 한다. 쌍둥이 자매 엘프는 해당하지만, 그때 아직 뒷면인 홀리 엘프는 해당하지 않아 그대로 전투한다.',
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
