import { ruling } from '../language';

export default ruling(
  'act-gy-trigger-escapes-skill-drain',
  {
    covers: ['activation', 'effect-negation'],
    title: {
      en: 'Triggered in the GY, out of reach of Skill Drain',
      ko: '묘지에서 발동하는 유발 효과는 스킬 드레인이 막지 못한다',
    },
    statement: {
      en: 'An effect that triggers when its monster is sent to the GY is activated and resolves there. Skill Drain negates monsters on the field only, so the effect is applied.',
      ko: '묘지로 보내졌을 경우에 발동하는 효과는 묘지에서 발동하고 묘지에서 처리한다. 스킬 드레인은 필드의 몬스터만 무효로 하므로 효과는 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('El Shaddoll Construct').hasInGY('Shaddoll Fusion');
    given(turnPlayer).controls('Skill Drain').hasInHand('Raigeki');
    turnPlayer.activates('Raigeki');
    bothPass();
    opponent.usesTrigger('El Shaddoll Construct', { targets: ['Shaddoll Fusion'] });
    bothPass();
    then.linkWas('El Shaddoll Construct', 'resolved');
    then.isIn('Shaddoll Fusion', 'hand', opponent);
  },
);
