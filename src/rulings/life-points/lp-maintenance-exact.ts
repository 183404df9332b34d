import { ruling } from '../language';

export default ruling(
  'lp-maintenance-exact',
  {
    covers: ['lp', 'costs', 'maintenance', 'winning'],
    title: { en: 'Upkeep paid with the last LP', ko: '마지막 LP로 지불하는 유지 코스트' },
    statement: {
      en: 'A maintenance cost may take all the LP a player has. That player has then lost at once: no card can be activated any more, not even one that gains LP.',
      ko: '유지 코스트로 가진 LP를 전부 지불할 수도 있다. 그러면 그 자리에서 패배하며, LP를 회복하는 카드라도 더 이상 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('draw');
    given(turnPlayer).controls('Imperial Order');
    given(opponent).hasSet('Dust Tornado');
    inCase({ en: 'Exactly enough', ko: 'LP가 유지 코스트와 같을 경우' }, () => {
      given(turnPlayer).hasLP(700);
      opponent.passes();
      then.phaseIs('standby');
      // What is due in a Phase must be done once both players have passed.
      turnPlayer.passes();
      opponent.passes();
      then.lpIs(turnPlayer, 0);
      then.wonBy(opponent);
      then.happened('duelEnded', { where: { reason: 'lp' } });
      then.didNotHappen('activated');
    });
    inCase({ en: 'One more', ko: 'LP가 1이라도 남을 경우', contrast: 1 }, () => {
      given(turnPlayer).hasLP(701);
      opponent.passes();
      then.phaseIs('standby');
      turnPlayer.passes();
      opponent.passes();
      then.lpIs(turnPlayer, 1);
      then.can(opponent).activate('Dust Tornado');
    });
  },
);
