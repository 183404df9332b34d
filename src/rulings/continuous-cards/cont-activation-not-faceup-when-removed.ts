import { ruling } from '../language';

export default ruling(
  'cont-activation-not-faceup-when-removed',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Removed before it has resolved', ko: '처리되기 전에 필드에서 벗어난 카드' },
    statement: {
      en: 'A Continuous Card that is removed by a card chained to its activation does not count as having left the field as a face-up card: its effects had not begun. Twister may target it, for it lies face-up, but White Veil inflicts no damage.',
      ko: '발동에 체인한 카드로 필드에서 벗어난 지속 카드는 앞면 표시로 필드에서 벗어난 것으로 취급하지 않는다. 아직 효과가 시작되지 않았기 때문이다. 카드 자체는 앞면 표시이므로 트위스터의 대상으로 할 수는 있지만, 순백의 베일의 데미지는 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('White Veil');
    given(opponent).hasSet('Twister');
    turnPlayer.activates('White Veil', { targets: ['Gemini Elf'] });
    opponent.activates('Twister', { targets: ['White Veil'] });
    then.lpIs(opponent, 7500);
    then.happened('moved', { card: 'White Veil', where: { to: 'gy', reasons: 'destroyed' } });
    then.lpIs(turnPlayer, 8000);
  },
);
