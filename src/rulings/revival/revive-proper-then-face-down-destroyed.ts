import { ruling } from '../language';

export default ruling(
  'revive-proper-then-face-down-destroyed',
  {
    covers: ['revival-limit', 'face-down'],
    title: { en: 'Face-down in between does not matter', ko: '도중에 뒷면 표시가 되어도 상관없다' },
    statement: {
      en: 'That a monster was once Special Summoned properly is kept when it is turned face-down. So Photon Thrasher, destroyed face-down, may still be Special Summoned from the GY by Monster Reborn.',
      ko: '정규의 방법으로 특수 소환되었다는 정보는 뒷면 표시가 되어도 남는다. 그래서 뒷면 표시로 파괴된 포톤 스래셔도 죽은 자의 소생으로 소생할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Photon Thrasher', 'Book of Moon', 'Shield Crush', 'Monster Reborn');
    turnPlayer.specialSummons('Photon Thrasher', { position: 'attack' });
    turnPlayer.activates('Book of Moon', { targets: ['Photon Thrasher'] });
    bothPass();
    then.isFaceDown('Photon Thrasher');
    turnPlayer.activates('Shield Crush', { targets: ['Photon Thrasher'] });
    bothPass();
    then.isIn('Photon Thrasher', 'gy', turnPlayer);
    turnPlayer.activates('Monster Reborn', { targets: ['Photon Thrasher'] });
    bothPass();
    then.wasSummonedBy('Photon Thrasher', turnPlayer, 'special');
    then.controls(turnPlayer, 'Photon Thrasher');
  },
);
