import { ruling } from '../language';

export default ruling(
  'cont-leave-field-infernity-launcher',
  {
    covers: ['continuous-cards', 'costs'],
    title: {
      en: 'Sent to the GY as its own cost: Infernity Launcher',
      ko: '자신을 묘지로 보내는 코스트: 인페르니티 건',
    },
    statement: {
      en: 'An effect of a Continuous Card needs the card on the field when it resolves, but not if sending the card to the GY was its own cost. So Infernity Launcher Special Summons from the GY after it has gone there itself.',
      ko: '지속 카드가 발동한 효과는 처리할 때 카드가 필드에 있어야 하지만, 자신을 묘지로 보내는 것이 코스트인 효과는 그렇지 않다. 그래서 인페르니티 건은 묘지로 보내진 뒤에도 효과를 처리한다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Infernity Launcher').hasInGY('Infernity Archfiend', 'Infernity Necromancer');
    turnPlayer.activates('Infernity Launcher', {
      effect: 2,
      targets: ['Infernity Archfiend', 'Infernity Necromancer'],
    });
    then.isIn('Infernity Launcher', 'gy', turnPlayer);
    bothPass();
    then.controls(turnPlayer, 'Infernity Archfiend', 'Infernity Necromancer');
  },
);
