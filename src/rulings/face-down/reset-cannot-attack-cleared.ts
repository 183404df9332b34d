import { card, ruling } from '../language';

export default ruling(
  'reset-cannot-attack-cleared',
  {
    covers: ['face-down', 'attack-declaration', 'durations'],
    title: { en: '"Cannot attack" is forgotten', ko: '공격할 수 없다는 제약은 사라진다' },
    statement: {
      en: 'Summoner Monk keeps the monster it Summoned from attacking this turn: an effect that monster is under. Turning it face-down clears such effects, so Gagaga Magician, face-up again, may attack; left face-up it cannot.',
      ko: '소환승 서몬 프리스트로 특수 소환된 몬스터가 그 턴에 공격할 수 없는 것은 그 몬스터가 받고 있는 효과이다. 뒷면 표시가 되면 사라지므로 다시 앞면 표시가 된 가가가 매지션은 공격할 수 있고, 그대로라면 할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, opponent, then, inCase }) => {
    given(turnPlayer)
      .controls(card('Summoner Monk', { position: 'defense' }))
      .hasInHand('Raigeki')
      .hasSet('Book of Moon', 'Book of Taiyou')
      .hasInDeck('Gagaga Magician');
    const summoned = () => {
      turnPlayer.activates('Summoner Monk', { effect: 3 });
      bothPass();
      turnPlayer.picksZone(1);
      turnPlayer.picksPosition('attack');
    };
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      summoned();
      turnPlayer.activates('Book of Moon', { targets: ['Gagaga Magician'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Gagaga Magician'] });
      bothPass();
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Gagaga Magician', 'directly');
      then.lpIs(opponent, 6500);
    });
    inCase({ en: 'Face-up all the time', ko: '그대로 앞면 표시' }, () => {
      summoned();
      bothPass();
      turnPlayer.movesTo('battle');
      turnPlayer.passes();
      then.cannot(turnPlayer).attack('Gagaga Magician', { because: 'cannot-attack' });
    });
  },
);
