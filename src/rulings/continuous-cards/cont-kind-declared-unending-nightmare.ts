import { ruling } from '../language';

export default ruling(
  'cont-kind-declared-unending-nightmare',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Unending Nightmare is used by its player', ko: '깨어나지 않는 악몽은 플레이어가 사용한다' },
    statement: {
      en: 'A face-up Continuous Trap can have an effect that its player declares, which makes a Chain Link and needs no further activation of the card.',
      ko: '앞면 표시의 지속 함정이 플레이어가 선언하는 효과를 가질 수도 있다. 그때에는 카드를 다시 발동하는 것이 아니라 효과를 발동하여 체인 블록을 만든다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('Unending Nightmare');
    given(turnPlayer).controls('Card Trader').hasInHand('Gemini Elf');
    turnPlayer.normalSummons('Gemini Elf');
    opponent.activates('Unending Nightmare', { targets: ['Card Trader'] });
    then.lpIs(opponent, 7000);
    then.chainsWere(['opponent: Unending Nightmare']);
    then.isIn('Card Trader', 'gy', turnPlayer);
    then.isIn('Unending Nightmare', 'spellTrapZone', opponent);
  },
);
