import { ruling } from '../language';

export default ruling(
  'damage-during-calculation-one-chain',
  {
    covers: ['damage-step', 'chain', 'damage-calculation'],
    title: { en: 'One Chain during damage calculation', ko: '데미지 계산시의 체인은 하나뿐' },
    statement: {
      en: 'Everything used during damage calculation goes on one Chain. Who has not joined it by the time it resolves gets no second one in that battle.',
      ko: '데미지 계산시에 쓰는 효과는 모두 하나의 체인에 쌓는다. 그 체인이 처리된 뒤에는 같은 전투의 데미지 계산시에 새로 체인을 만들 수 없다.',
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
