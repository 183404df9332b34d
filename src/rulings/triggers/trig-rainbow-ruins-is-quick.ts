import { card, ruling } from '../language';

export default ruling(
  'trig-rainbow-ruins-is-quick',
  {
    covers: ['spell-speed', 'spell-trap-triggers', 'activation-negation'],
    title: { en: 'Rainbow Ruins can be chained', ko: '레인보우 루인은 체인할 수 있다' },
    statement: {
      en: 'With three or more Crystal Beasts in the Spell & Trap Zone, the effect of Ancient City - Rainbow Ruins that negates a Spell or Trap has Spell Speed 2, although it is a Field Spell: it can be chained to the activation it negates.',
      ko: '마법 & 함정 존에 보옥수가 3장 이상 있을 때의 무지개의 고대도시－레인보우 루인의 효과는 필드 마법의 효과이지만 스펠 스피드 2이므로, 마법 / 함정의 발동에 체인하여 무효로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Dark Hole');
    given(opponent).controls(
      'Ancient City - Rainbow Ruins',
      card('Crystal Beast Sapphire Pegasus', 'A', { inSpellTrapZone: true }),
      card('Crystal Beast Sapphire Pegasus', 'B', { inSpellTrapZone: true }),
      card('Crystal Beast Sapphire Pegasus', 'C', { inSpellTrapZone: true }),
      'Crystal Beast Topaz Tiger',
    );
    turnPlayer.activates('Dark Hole');
    then.can(opponent).activate('Ancient City - Rainbow Ruins');
    opponent.activates('Ancient City - Rainbow Ruins', { cost: ['Crystal Beast Topaz Tiger'] });
    then.chainIs('turnPlayer: Dark Hole', 'opponent: Ancient City - Rainbow Ruins');
    then.spellSpeedWas('Ancient City - Rainbow Ruins', 2);
    then.isIn('Crystal Beast Topaz Tiger', 'gy', opponent);
    then.happened('moved', { card: 'Crystal Beast Topaz Tiger', where: { cause: 'cost' } });
    then.linkWas('Dark Hole', 'activationNegated');
    then.happened('moved', { card: 'Dark Hole', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Dark Hole', 'gy', turnPlayer);
  },
);
