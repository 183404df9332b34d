import { ruling } from '../language';

export default ruling(
  'temp-clears-materials',
  {
    covers: ['banish', 'tribute-summon'],
    title: { en: 'What was Tributed for it is forgotten', ko: '릴리스한 몬스터의 정보는 사라진다' },
    statement: {
      en: 'A banish for a time clears the state and number of what was Tributed or used for the Summon. Great Maju Garzett, whose ATK is double that of its Tribute, comes back with 0.',
      ko: '일시적으로 제외되면, 소환을 위해 릴리스하거나 사용한 카드의 상태와 수의 정보는 사라진다. 릴리스한 몬스터의 공격력의 배가 되는 위대한 마수 가젯트는 0으로 돌아온다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Summoned Skull', 'Interdimensional Matter Forwarder').hasInHand('Great Maju Garzett');
    turnPlayer.tributeSummons('Great Maju Garzett', 'Summoned Skull');
    then.atkIs('Great Maju Garzett', 5000);
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Great Maju Garzett'] });
    bothPass();
    then.controls(turnPlayer, 'Great Maju Garzett');
    then.atkIs('Great Maju Garzett', 0);
  },
);
