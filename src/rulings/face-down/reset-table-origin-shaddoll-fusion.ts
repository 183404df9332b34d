import { card, ruling } from '../language';

export default ruling(
  'reset-table-origin-shaddoll-fusion',
  {
    covers: ['face-down', 'banish', 'fusion-summon'],
    title: { en: 'From the Extra Deck or not: Shaddoll Fusion', ko: '엑스트라 덱에서 특수 소환되었는가: 섀도르 퓨전' },
    statement: {
      en: 'Shaddoll Fusion may use the Deck while the opponent has a monster Special Summoned from the Extra Deck. A turn face-down clears where Number 39: Utopia came from, so nothing is left to fuse with; a banish for a time keeps it.',
      ko: '섀도르 퓨전은 상대 필드에 엑스트라 덱에서 특수 소환된 몬스터가 있으면 덱의 몬스터도 소재로 할 수 있다. No.39 유토피아가 뒷면 표시가 되면 그 정보가 사라져 소재가 없으므로 발동할 수 없고, 일시적인 제외로는 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .hasInHand('Shaddoll Fusion')
      .controls('Interdimensional Matter Forwarder')
      .hasInDeck('Shaddoll Squamata', 'Trickstar Candina')
      .hasInExtraDeck('El Shaddoll Construct');
    given(opponent).controls(card('Number 39: Utopia', { method: 'special', way: 'xyz', properlySummoned: true }));
    then.can(turnPlayer).activate('Shaddoll Fusion');
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['Number 39: Utopia'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Number 39: Utopia'] });
      bothPass();
      then.positionIs('Number 39: Utopia', 'attack');
      then.cannot(turnPlayer).activate('Shaddoll Fusion', { because: 'nothing-to-do' });
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Number 39: Utopia'] });
      bothPass();
      then.can(turnPlayer).activate('Shaddoll Fusion');
      turnPlayer.activates('Shaddoll Fusion');
      bothPass();
      then.isIn('Shaddoll Squamata', 'gy', turnPlayer);
      then.isIn('Trickstar Candina', 'gy', turnPlayer);
      then.controls(turnPlayer, 'El Shaddoll Construct');
    });
  },
);
