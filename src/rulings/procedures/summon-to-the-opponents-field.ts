import { ruling } from '../language';

export default ruling(
  'summon-to-the-opponents-field',
  {
    covers: ['special-summon-procedure', 'tribute', 'zones', 'revival-limit'],
    title: { en: "To the opponent's field", ko: '상대 필드에 특수 소환' },
    statement: {
      en: 'Volcanic Queen is Special Summoned by Tributing an opponent’s monster; the opponent then controls it, but its owner made the Summon. So the owner cannot Normal Summon in that turn, before or after, and without a monster to Tribute there is no such Summon.',
      ko: '볼캐닉 퀸은 상대 몬스터를 릴리스하고 상대 필드에 특수 소환한다. 컨트롤은 상대가 하지만 소환한 것은 주인이므로, 그 턴에는 전에도 후에도 통상 소환을 할 수 없다. 릴리스할 상대 몬스터가 없으면 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    inCase({ en: 'Who Summons, who controls', ko: '소환한 플레이어와 컨트롤러' }, () => {
      given(turnPlayer).hasInHand('Volcanic Queen', 'Kuriboh');
      given(opponent).controls('Mystical Elf');
      turnPlayer.specialSummons('Volcanic Queen', { position: 'attack' });
      then.isIn('Mystical Elf', 'gy', opponent);
      then.controls(opponent, 'Volcanic Queen');
      then.wasSummonedBy('Volcanic Queen', turnPlayer, 'special');
      then.cannot(turnPlayer).normalSummon('Kuriboh', { because: 'locked' });
    });
    inCase({ en: 'A Normal Summon came first', ko: '먼저 일반 소환했으면' }, () => {
      given(turnPlayer).hasInHand('Volcanic Queen', 'Kuriboh');
      given(opponent).controls('Mystical Elf');
      turnPlayer.normalSummons('Kuriboh');
      then.cannot(turnPlayer).specialSummon('Volcanic Queen', { because: 'oath-broken' });
    });
    inCase({ en: 'Nothing to Tribute', ko: '릴리스할 몬스터가 없다' }, () => {
      given(turnPlayer).controls('Celtic Guardian').hasInHand('Volcanic Queen');
      then.cannot(turnPlayer).specialSummon('Volcanic Queen', { because: 'procedure-cannot-be-done' });
    });
    inCase(
      { en: 'Not from the GY before it was Summoned so', ko: '정규 소환되지 않았으면 묘지에서 나올 수 없다' },
      () => {
        given(turnPlayer).hasInGY('Volcanic Queen').hasInHand('Monster Reborn');
        then.cannot(turnPlayer).activate('Monster Reborn', { because: 'no-target' });
      },
    );
  },
);
