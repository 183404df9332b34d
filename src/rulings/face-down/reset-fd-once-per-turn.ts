import { card, ruling } from '../language';

export default ruling(
  'reset-fd-once-per-turn',
  {
    covers: ['face-down', 'limits'],
    title: { en: 'Once per turn begins anew', ko: '1턴에 1번의 제한도 초기화된다' },
    statement: {
      en: 'A limit of once per turn that is counted for the copy and not for its name begins anew when the monster has been face-down.',
      ko: '카드명이 아니라 그 카드에 붙은 "1턴에 1번"의 제한은, 몬스터가 뒷면 표시가 되면 초기화된다.',
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
