import { ruling } from '../language';

export default ruling(
  'summon-to-the-opponents-field',
  {
    covers: ['special-summon-procedure', 'tribute', 'zones', 'revival-limit'],
    title: { en: "To the opponent's field", ko: '상대 필드에 특수 소환' },
    statement: {
      en: "A monster that is Special Summoned to the opponent's field by Tributing monsters there is Summoned by its owner, controlled by the opponent, and binds its owner to what its text says for this turn. Its effects are those of the opponent from then on. Without a monster to Tribute there is no such Summon.",
      ko: '상대 몬스터를 릴리스하고 상대 필드에 특수 소환하는 몬스터는 그 주인이 소환하고 상대가 컨트롤한다. 텍스트에 쓰여진 그 턴의 제약은 소환한 플레이어가 받고, 그 후의 효과는 상대의 것이다. 릴리스할 몬스터가 없으면 이 방법으로 소환할 수 없다.',
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
