import { ruling } from '../language';

export default ruling(
  'ex-lp-cost-024',
  {
    covers: ['costs', 'lp', 'winning'],
    title: { en: 'A Warning with the last 2000', ko: '마지막 2000 LP로 쓰는 경고' },
    statement: {
      en: 'A cost that takes all the LP of a player may be paid. Their LP are 0 at that moment, so they have lost before Solemn Warning resolves.',
      ko: '가진 LP 전부를 코스트로 지불할 수 있다. 그 순간 LP가 0이 되므로 신의 경고를 처리하기 전에 패배한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gemini Elf');
    given(opponent).hasSet('Solemn Warning').hasLP(2000);
    turnPlayer.normalSummons('Gemini Elf');
    then.isAsked(opponent, 'summonNegation');
    then.can(opponent).activate('Solemn Warning');
    opponent.activates('Solemn Warning');
    then.lpIs(opponent, 0);
    then.wonBy(turnPlayer);
    then.happened('duelEnded', { where: { reason: 'lp' } });
    then.didNotHappen('linkResolving');
    then.didNotHappen('summonNegated');
  },
);
