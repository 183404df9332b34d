import { explained } from '../language';

export default explained(
  'act-effect-activation-term',
  {
    covers: ['activation'],
    title: { en: 'Activating an effect, with or without a card', ko: '효과의 발동이라는 말' },
    statement: {
      en: 'The activation of an effect includes the one that comes with the activation of a card. Players usually mean by it only the effect of a card that is already there.',
      ko: '공식 용어로 "효과의 발동"에는 카드의 발동과 함께 하는 것도 들어간다. 플레이어들은 보통 이미 있는 카드의 효과만 발동하는 경우를 가리켜 쓴다.',
    },
  },
  ['act-effect-example-rainbow-ruins', 'act-effect-example-zoma', 'cont-trap-once-in-activation-chain'],
);
