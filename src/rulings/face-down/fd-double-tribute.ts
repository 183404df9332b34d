import { ruling } from '../language';

export default ruling(
  'fd-double-tribute',
  {
    covers: ['face-down', 'tribute-summon'],
    title: { en: 'Two Tributes in one, face-down too', ko: '뒷면 표시여도 2장만큼의 릴리스' },
    statement: {
      en: 'A monster that can count as 2 Tributes does so even while it is face-down: Kaiser Sea Horse for Blue-Eyes White Dragon.',
      ko: '2장만큼의 릴리스로 할 수 있는 몬스터는 뒷면 표시여도 그렇게 할 수 있다. 뒷면 표시의 카이저 씨호스 1장으로 푸른 눈의 백룡을 어드밴스 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasSet('Kaiser Sea Horse').hasInHand('Blue-Eyes White Dragon');
    then.can(turnPlayer).normalSummon('Blue-Eyes White Dragon');
    turnPlayer.tributeSummons('Blue-Eyes White Dragon', 'Kaiser Sea Horse');
    then.wasSummonedBy('Blue-Eyes White Dragon', turnPlayer);
    then.isIn('Kaiser Sea Horse', 'gy', turnPlayer);
  },
);
