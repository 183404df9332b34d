import { ruling } from '../language';

export default ruling(
  'fd-double-tribute',
  {
    covers: ['face-down', 'tribute-summon'],
    title: { en: 'Two Tributes in one, face-down too', ko: '뒷면 표시여도 2장만큼의 릴리스' },
    statement: {
      en: 'A player knows their own face-down monsters and may Tribute them for what they are. So Kaiser Sea Horse counts as both Tributes for Blue-Eyes White Dragon even while it is face-down.',
      ko: '자신의 뒷면 표시 몬스터는 자신이 알고 있으므로 그 카드대로 릴리스할 수 있다. 그래서 뒷면 표시의 카이저 씨호스도 2장만큼의 릴리스가 되어, 1장으로 푸른 눈의 백룡을 어드밴스 소환할 수 있다.',
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
