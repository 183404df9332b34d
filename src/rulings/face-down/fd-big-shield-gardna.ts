import { ruling } from '../language';

export default ruling(
  'fd-big-shield-gardna',
  {
    covers: ['face-down', 'activation-negation', 'quick-effect'],
    title: { en: 'An effect used face-down', ko: '뒷면 표시로 발동하는 효과' },
    statement: {
      en: 'Where its text says so, a monster activates an effect while face-down: Big Shield Gardna answers a Spell that targets only it, turns face-up and negates it.',
      ko: '텍스트에 쓰여 있으면 뒷면 표시로도 효과를 발동할 수 있다. 빅 실드 가드너는 이 카드만을 대상으로 하는 마법 카드에 대해 발동하여 앞면 수비 표시가 되고 그 발동을 무효로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Tribute to The Doomed', 'Gemini Elf');
    given(opponent).hasSet('Big Shield Gardna');
    turnPlayer.activates('Tribute to The Doomed', { cost: ['Gemini Elf'], targets: ['Big Shield Gardna'] });
    then.chainIs('turnPlayer: Tribute to The Doomed', 'opponent: Big Shield Gardna');
    bothPass();
    then.positionIs('Big Shield Gardna', 'defense');
    then.isFaceUp('Big Shield Gardna');
    then.linkWas('Tribute to The Doomed', 'activationNegated');
  },
);
