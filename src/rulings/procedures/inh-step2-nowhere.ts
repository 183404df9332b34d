import { ruling } from '../language';

export default ruling(
  'inh-step2-nowhere',
  {
    covers: ['special-summon-procedure', 'summon-negation', 'last-place'],
    title: { en: 'Negated from nowhere', ko: '아무 데도 없던 곳에서 무효가 된다' },
    statement: {
      en: 'While its Special Summon can be negated, Cyber Dragon has left the hand and not reached the field. If negated, it is destroyed in neither, so nothing that asks for a card destroyed there sees it.',
      ko: '특수 소환하려는 사이버 드래곤은 패를 이미 떠났고 필드에는 아직 없다. 그래서 소환이 무효가 되어 파괴되어도 패나 필드에서 파괴된 것이 아니며, 그런 파괴를 조건으로 하는 효과는 발동하지 않는다.',
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
