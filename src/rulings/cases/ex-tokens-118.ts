import { ruling } from '../language';

export default ruling(
  'ex-tokens-118',
  {
    covers: ['tokens', 'lp'],
    title: { en: 'Each Ojama Token bites its controller', ko: '방해꾼 토큰은 하나마다 데미지를 준다' },
    statement: {
      en: 'Every Ojama Token that is destroyed inflicts 300 damage to the player who controlled it. A Token exists only on the field, so none of them goes to a GY.',
      ko: '방해꾼 토큰은 파괴될 때마다 그 컨트롤러에게 300 데미지를 준다. 토큰은 필드에만 존재하므로 어느 것도 묘지로 가지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Ojama Trio').hasInHand('Dark Hole');
    turnPlayer.activates('Ojama Trio');
    bothPass();
    then.controls(opponent, 'Ojama Token', 'Ojama Token', 'Ojama Token');
    turnPlayer.activates('Dark Hole');
    bothPass();
    then.linkWas('Dark Hole', 'resolved');
    then.happened('tokenVanished', { times: 3 });
    then.happened('damage', { seat: 'opponent', where: { amount: 300, how: 'effect' }, times: 3 });
    then.lpIs(opponent, 7100);
    then.lpIs(turnPlayer, 8000);
    then.countIs(opponent, 'gy', 0);
    // Ojama Trio and Dark Hole themselves.
    then.countIs(turnPlayer, 'gy', 2);
  },
);
