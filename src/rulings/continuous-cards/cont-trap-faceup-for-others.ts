import { ruling } from '../language';

export default ruling(
  'cont-trap-faceup-for-others',
  {
    covers: ['continuous-cards', 'targeting'],
    title: { en: 'Face-up for the rest of the Chain', ko: '체인의 나머지에서는 앞면 표시' },
    statement: {
      en: 'A Continuous Trap counts as not face-up only at the moment of its activation. For the rest of the Chain it is a face-up card: Twister can be chained and target it.',
      ko: '지속 함정은 발동하는 순간에만 앞면 표시가 아닌 카드로 취급한다. 체인의 나머지 동안에는 앞면 표시 카드이므로, 체인하여 트위스터의 대상으로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Yang Zing Unleashed');
    given(opponent).hasSet('Twister');
    turnPlayer.activates('Yang Zing Unleashed', { effect: 0 });
    then.can(opponent).activate('Twister');
    opponent.activates('Twister', { targets: ['Yang Zing Unleashed'] });
    bothPass();
    then.chainsWere(['turnPlayer: Yang Zing Unleashed', 'opponent: Twister']);
    then.lpIs(opponent, 7500);
    then.happened('moved', { card: 'Yang Zing Unleashed', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Yang Zing Unleashed', 'gy', turnPlayer);
  },
);
