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
      en: 'A card that sends itself to the GY as a cost is not needed on the field when its effect resolves: Infernity Launcher.',
      ko: '자신을 묘지로 보내는 것이 코스트인 효과는 처리할 때 그 카드가 필드에 없어도 된다. 인페르니티 건.',
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
