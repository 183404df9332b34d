import { card, ruling } from '../language';

export default ruling(
  'act-resolution-place-rescue-cat',
  {
    covers: ['activation', 'costs', 'effect-negation'],
    title: {
      en: 'Sent as cost, it resolves in the GY: Rescue Cat',
      ko: '코스트로 묘지로 보내지면 묘지에서 처리한다: 레스큐 캣',
    },
    statement: {
      en: 'Rescue Cat sends itself to the GY to activate its effect. When that resolves it is in the GY, where Skill Drain, which negates monsters on the field, does not reach it.',
      ko: '레스큐 캣은 필드의 자신을 묘지로 보내고 효과를 발동한다. 처리할 때는 묘지에 있으므로, 필드의 몬스터를 무효로 하는 스킬 드레인의 영향을 받지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Rescue Cat').hasInDeck(card('Milus Radiant', 'A'), card('Milus Radiant', 'B'));
    given(opponent).controls('Skill Drain');
    turnPlayer.activates('Rescue Cat');
    then.isIn('Rescue Cat', 'gy', turnPlayer);
    bothPass();
    then.linkWas('Rescue Cat', 'resolved');
    then.controls(turnPlayer, 'Milus Radiant#A', 'Milus Radiant#B');
  },
);
