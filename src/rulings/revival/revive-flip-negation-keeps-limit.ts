import { ruling } from '../language';

export default ruling(
  'revive-flip-negation-keeps-limit',
  {
    covers: ['revival-limit', 'flip-summon', 'summon-negation'],
    title: { en: 'A negated Flip Summon does not erase it', ko: '반전 소환이 무효가 되어도 정규 소환은 남는다' },
    statement: {
      en: 'Photon Thrasher was Summoned properly, and being turned face-down does not change that. A negated Flip Summon fails on its own and does not undo the earlier Summon, so Monster Reborn can bring it back.',
      ko: '정규 소환된 포톤 스래셔가 뒷면 표시가 되어도 그 정보는 남는다. 반전 소환이 무효가 되어도 앞선 정규 소환까지 없어지는 것은 아니므로, 죽은 자의 소생으로 소생할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Photon Thrasher', 'Book of Moon', 'Monster Reborn')
      .hasInDeck('Luster Dragon', 'Gene-Warped Warwolf');
    given(opponent).hasSet('Solemn Judgment').hasInDeck('Luster Dragon', 'Gene-Warped Warwolf');
    turnPlayer.specialSummons('Photon Thrasher');
    opponent.passes();
    then.wasSummonedBy('Photon Thrasher', turnPlayer, 'special');
    turnPlayer.activates('Book of Moon', { targets: ['Photon Thrasher'] });
    bothPass();
    then.positionIs('Photon Thrasher', 'defense', { faceDown: true });
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    turnPlayer.flipSummons('Photon Thrasher');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.linkWas('Solemn Judgment', 'resolved');
    then.summonWasNegated('Photon Thrasher');
    then.isIn('Photon Thrasher', 'gy', turnPlayer);
    then.can(turnPlayer).activate('Monster Reborn');
    turnPlayer.activates('Monster Reborn', { targets: ['Photon Thrasher'] });
    bothPass();
    then.linkWas('Monster Reborn', 'resolved');
    then.wasSummonedBy('Photon Thrasher', turnPlayer, 'special');
    then.controls(turnPlayer, 'Photon Thrasher');
    then.didNotHappen('summoned', { card: 'Photon Thrasher', where: { method: 'flip' } });
  },
);
