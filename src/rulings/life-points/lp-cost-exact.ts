import { ruling } from '../language';

export default ruling(
  'lp-cost-exact',
  {
    covers: ['lp', 'costs', 'winning'],
    title: { en: 'Paying with the last LP', ko: '마지막 LP까지 지불하기' },
    statement: {
      en: 'A cost may take all the LP a player has. That player then stands at 0 and has lost before the card resolves.',
      ko: '코스트로 가진 LP를 전부 지불할 수도 있다. 그러면 LP가 0이 되어, 카드를 처리하기 전에 패배한다.',
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
