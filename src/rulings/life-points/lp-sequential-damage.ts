import { ruling } from '../language';

export default ruling(
  'lp-sequential-damage',
  {
    covers: ['lp', 'winning', 'resolution'],
    title: { en: 'One after the other', ko: '차례로 주는 데미지' },
    statement: {
      en: 'Ring of Destruction hurts its own player first and the other afterwards. Two damages in sequence are not simultaneous: who falls to 0 first has lost.',
      ko: '파괴륜은 먼저 쓴 플레이어가, 그다음에 상대가 데미지를 받는다. 차례로 주는 데미지는 동시가 아니므로 먼저 0이 된 쪽이 패배한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasLP(1900);
    given(opponent).hasSet('Ring of Destruction').hasLP(1900);
    turnPlayer.movesTo('battle');
    opponent.activates('Ring of Destruction', { targets: ['Gemini Elf'] });
    bothPass();
    then.happened('moved', { card: 'Gemini Elf', where: { to: 'gy', reasons: 'destroyed' } });
    then.happened('damage', { times: 1 });
    then.happened('damage', { seat: 'opponent', where: { amount: 1900, how: 'effect' } });
    then.lpIs(opponent, 0);
    then.lpIs(turnPlayer, 1900);
    then.wonBy(turnPlayer);
  },
);
