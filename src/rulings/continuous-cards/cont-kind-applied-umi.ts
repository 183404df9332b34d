import { ruling } from '../language';

export default ruling(
  'cont-kind-applied-umi',
  {
    covers: ['continuous-cards', 'continuous-effects'],
    title: { en: 'Umi simply applies', ko: '바다는 그저 적용된다' },
    statement: {
      en: 'The increase that Umi gives makes no Chain Link: it applies as soon as the activation of the card has resolved.',
      ko: '바다의 공격력 / 수비력 상승은 체인 블록을 만들지 않는다. 카드의 발동이 처리되면 그대로 적용된다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('7 Colored Fish').hasInHand('Umi');
    then.atkIs('7 Colored Fish', 1800);
    turnPlayer.activates('Umi');
    then.atkIs('7 Colored Fish', 2000);
    then.defIs('7 Colored Fish', 1000);
    then.chainsWere(['turnPlayer: Umi']);
  },
);
