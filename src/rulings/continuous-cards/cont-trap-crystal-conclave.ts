import { ruling } from '../language';

export default ruling(
  'cont-trap-crystal-conclave',
  {
    covers: ['continuous-cards', 'costs'],
    title: {
      en: 'Not face-up yet at its activation: Crystal Conclave',
      ko: '발동하는 순간에는 앞면 카드가 아니다: 보옥의 집결',
    },
    statement: {
      en: 'Crystal Conclave sends itself to the GY face-up from the field to return cards. At the moment of its activation it does not count as face-up yet, so that effect cannot be used together with it. The card alone can be activated.',
      ko: '보옥의 집결은 앞면 표시의 자신을 묘지로 보내고 카드를 패로 되돌린다. 발동하는 순간에는 아직 앞면 표시로 존재하는 카드로 취급하지 않으므로, 카드의 발동과 함께 그 효과를 쓸 수 없다. 카드만 발동할 수는 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Crystal Conclave').controls('Crystal Beast Sapphire Pegasus');
    given(opponent).controls('Gemini Elf');
    then.cannot(turnPlayer).activate('Crystal Conclave', { effect: 2, because: 'face-down' });
    then.can(turnPlayer).activate('Crystal Conclave', { effect: 0 });
    turnPlayer.activates('Crystal Conclave', { effect: 0 });
    bothPass();
    then.isFaceUp('Crystal Conclave');
    then.can(turnPlayer).activate('Crystal Conclave', { effect: 2 });
  },
);
