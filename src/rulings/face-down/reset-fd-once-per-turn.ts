import { card, ruling } from '../language';

export default ruling(
  'reset-fd-once-per-turn',
  {
    covers: ['face-down', 'limits'],
    title: { en: 'Once per turn begins anew', ko: '1턴에 1번의 제한도 초기화된다' },
    statement: {
      en: 'A plain "once per turn" counts the uses of this copy, not of its name. Turning the monster face-down makes the game forget the use, so Summoner Monk, face-up again, can be used a second time in the turn.',
      ko: '단순한 "1턴에 1번"은 카드명이 아니라 그 카드 1장의 사용을 센다. 뒷면 표시가 되면 사용했다는 정보가 사라지므로, 다시 앞면 표시가 된 소환승 서몬 프리스트는 같은 턴에 또 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls(card('Summoner Monk', { position: 'defense' }))
      .hasInHand('Dark Hole', 'Raigeki', 'Book of Moon', 'Book of Taiyou')
      .hasInDeck('Gagaga Magician', 'Celtic Guardian', 'Kuriboh');
    turnPlayer.activates('Summoner Monk', { effect: 3, cost: ['Dark Hole'] });
    bothPass();
    turnPlayer.picks('Celtic Guardian');
    then.cannot(turnPlayer).activate('Summoner Monk', { effect: 3, because: 'used-this-turn' });
    turnPlayer.activates('Book of Moon', { targets: ['Summoner Monk'] });
    bothPass();
    then.positionIs('Summoner Monk', 'defense', { faceDown: true });
    turnPlayer.activates('Book of Taiyou', { targets: ['Summoner Monk'] });
    bothPass();
    then.positionIs('Summoner Monk', 'attack');
    turnPlayer.activates('Summoner Monk', { effect: 3, cost: ['Raigeki'] });
    bothPass();
    then.controls(turnPlayer, 'Gagaga Magician', 'Celtic Guardian');
  },
);
