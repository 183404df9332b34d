import { ruling } from '../language';

export default ruling(
  'phase-treeborn-negated-is-used',
  {
    covers: ['phase-triggers', 'limits', 'mandatory-quick'],
    title: { en: 'Treeborn Frog, negated, has been used', ko: '무효가 된 황천 개구리도 사용한 것' },
    statement: {
      en: 'An effect of a whole Phase is used once per turn by one card, and a negated activation is a use: a Treeborn Frog that Light and Darkness Dragon negated stays in the GY and cannot be activated again in that Standby Phase.',
      ko: '페이즈 동안 발동하는 효과는 1장의 카드가 1턴에 1번 사용하며, 발동이 무효가 되어도 사용한 것이다. 라이트 앤드 다크니스 드래곤에게 발동이 무효가 된 황천 개구리는 묘지에 그대로 있으므로, 그 스탠바이 페이즈에 다시 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('standby');
    // Something the turn player could still do, so that the Phase goes on.
    given(turnPlayer).hasInGY('Treeborn Frog').hasInHand('D.D. Crow');
    given(opponent).controls('Light and Darkness Dragon').hasInGY('Kuriboh');
    then.atkIs('Light and Darkness Dragon', 2800);
    turnPlayer.activates('Treeborn Frog');
    bothPass();
    then.chainsWere(['turnPlayer: Treeborn Frog', 'opponent: Light and Darkness Dragon']);
    then.linkWas('Treeborn Frog', 'activationNegated');
    then.atkIs('Light and Darkness Dragon', 2300);
    then.defIs('Light and Darkness Dragon', 1900);
    then.phaseIs('standby');
    then.isIn('Treeborn Frog', 'gy', turnPlayer);
    then.cannot(turnPlayer).activate('Treeborn Frog', { because: 'used-this-turn' });
  },
);
