import { ruling } from '../language';

export default ruling(
  'damage-during-calculation-one-chain',
  {
    covers: ['damage-step', 'chain', 'damage-calculation'],
    title: { en: 'One Chain during damage calculation', ko: '데미지 계산시의 체인은 하나뿐' },
    statement: {
      en: 'During damage calculation there is only one Chain. The opponent’s Injection Fairy Lily can be chained to the first; once that Chain has resolved no new one begins, so it is too late and the battle is calculated.',
      ko: '데미지 계산시에는 체인이 하나뿐이다. 상대는 자신의 주사천사 리리를 먼저 발동한 쪽에 체인할 수 있지만, 그 체인이 처리된 뒤에는 새로 체인을 만들 수 없어 그대로 계산한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Injection Fairy Lily').hasInHand('Battle Ox');
    given(opponent).controls('Injection Fairy Lily');
    turnPlayer.attacks('Injection Fairy Lily@turnPlayer', 'Injection Fairy Lily@opponent');
    then.timingIs('battlePhase.damageStep.performDamageCalculation');
    turnPlayer.activates('Injection Fairy Lily@turnPlayer');
    then.lpIs(turnPlayer, 6000);
    then.isAsked(opponent, 'chain');
    then.can(opponent).activate('Injection Fairy Lily@opponent');
    inCase({ en: 'the opponent chains', ko: '상대도 체인한다' }, () => {
      opponent.activates('Injection Fairy Lily@opponent');
      bothPass();
      then.chainsWere(['turnPlayer: Injection Fairy Lily', 'opponent: Injection Fairy Lily']);
      then.lpIs(turnPlayer, 6000);
      then.lpIs(opponent, 6000);
      then.isIn('Injection Fairy Lily@turnPlayer', 'gy', turnPlayer);
      then.isIn('Injection Fairy Lily@opponent', 'gy', opponent);
      then.didNotHappen('damage');
    });
    inCase({ en: 'the opponent lets the Chain resolve', ko: '상대가 체인하지 않는다' }, () => {
      opponent.passes();
      then.chainsWere(['turnPlayer: Injection Fairy Lily']);
      // A new Chain would have been offered in a window for fast effects.
      then.neverAsked('fastEffect', opponent);
      then.happened('damage', { seat: 'opponent', where: { amount: 3000, how: 'battle' } });
      then.lpIs(turnPlayer, 6000);
      then.lpIs(opponent, 5000);
      then.isIn('Injection Fairy Lily@opponent', 'gy', opponent);
      then.controls(turnPlayer, 'Injection Fairy Lily@turnPlayer');
    });
  },
);
