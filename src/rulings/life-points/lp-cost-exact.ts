import { ruling } from '../language';

export default ruling(
  'lp-cost-exact',
  {
    covers: ['lp', 'costs', 'winning'],
    title: { en: 'Paying with the last LP', ko: '마지막 LP까지 지불하기' },
    statement: {
      en: 'A cost is paid when the player has at least that much LP. With 1000 LP Toon World can be activated, but its player then stands at 0 and has lost before it resolves; with 900 the 1000 LP cannot be paid.',
      ko: '코스트는 LP가 그 이상이면 지불할 수 있다. LP가 1000이면 툰 월드를 발동할 수 있지만, LP가 0이 되어 카드를 처리하기 전에 패배한다. LP가 900이면 1000 LP를 지불할 수 없으므로 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Toon World');
    inCase({ en: 'Exactly enough', ko: 'LP가 코스트와 같을 경우' }, () => {
      given(turnPlayer).hasLP(1000);
      then.can(turnPlayer).activate('Toon World');
      turnPlayer.activates('Toon World');
      then.lpIs(turnPlayer, 0);
      then.wonBy(opponent);
      then.happened('duelEnded', { where: { reason: 'lp' } });
      then.didNotHappen('linkResolving');
    });
    inCase({ en: 'Too little', ko: 'LP가 모자랄 경우', contrast: 1 }, () => {
      given(turnPlayer).hasLP(900);
      then.cannot(turnPlayer).activate('Toon World', { because: 'cost-cannot-be-paid' });
    });
  },
);
