import { ruling } from '../language';

export default ruling(
  'neg-not-in-hand-either',
  {
    covers: ['summon-negation', 'special-summon-procedure'],
    title: { en: 'Neither on the field nor in the hand', ko: '필드에도 패에도 없다' },
    statement: {
      en: 'In the window in which a Summon can be negated, the monster has left the hand, as its Summon was declared, and is not on the field, as it has not succeeded. Only a card that negates the Summon can be used then, so Crush Card Virus has to wait.',
      ko: '소환을 무효로 할 수 있는 시점에 그 몬스터는 소환을 선언하여 이미 패를 떠났고, 아직 소환에 성공하지 않아 필드에도 없다. 이때 쓸 수 있는 것은 소환을 무효로 하는 카드뿐이므로 죽음의 덱 파괴 바이러스는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Thunder King Rai-Oh', 'Sangan').hasSet('Crush Card Virus');
    turnPlayer.specialSummons('Cyber Dragon');
    then.isAsked(opponent, 'summonNegation');
    then.isNotIn('Cyber Dragon', 'hand');
    then.isNotIn('Cyber Dragon', 'field');
    then.isIn('Cyber Dragon', 'nowhere');
    then.countIs(turnPlayer, 'hand', 0);
    then.cannot(opponent).activate('Crush Card Virus', { because: 'summon-negation-only' });
  },
);
