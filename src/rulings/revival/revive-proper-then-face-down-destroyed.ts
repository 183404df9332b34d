import { ruling } from '../language';

export default ruling(
  'revive-proper-then-face-down-destroyed',
  {
    covers: ['revival-limit', 'face-down'],
    title: { en: 'Face-down in between does not matter', ko: '도중에 뒷면 표시가 되어도 상관없다' },
    statement: {
      en: 'A monster that was Special Summoned properly keeps that when it is turned face-down and destroyed: Monster Reborn can bring it back.',
      ko: '정규로 특수 소환된 몬스터는 뒷면 표시가 되어 파괴되어도 소생 제한을 채운 상태로 남는다. 죽은 자의 소생으로 되살릴 수 있다.',
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
