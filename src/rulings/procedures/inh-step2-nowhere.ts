import { ruling } from '../language';

export default ruling(
  'inh-step2-nowhere',
  {
    covers: ['special-summon-procedure', 'summon-negation', 'last-place'],
    title: { en: 'Negated from nowhere', ko: '아무 데도 없던 곳에서 무효가 된다' },
    statement: {
      en: 'A monster whose Special Summon is negated was neither in the hand nor on the field at that moment, so nothing that asks for destruction there sees it.',
      ko: '특수 소환이 무효가 된 몬스터는 그때 패에도 필드에도 없었으므로, 패나 필드에서 파괴된 카드를 묻는 효과는 이것을 보지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Gemini Elf').hasSet('Solemn Judgment');
    turnPlayer.specialSummons('Cyber Dragon');
    then.isIn('Cyber Dragon', 'nowhere');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.isIn('Cyber Dragon', 'gy', turnPlayer);
    then.happened('moved', {
      card: 'Cyber Dragon',
      where: { to: 'gy', 'before.place': 'nowhere', reasons: 'destroyed' },
    });
    then.wasNotSummoned('Cyber Dragon');
  },
);
