import { ruling } from '../language';

export default ruling(
  'trig-quick-booster-card-activation',
  {
    covers: ['spell-speed'],
    title: { en: 'Quick Booster, activated as a card', ko: '퀵 부스터: 카드의 발동은 스펠 스피드 2' },
    statement: {
      en: 'A Quick-Play Spell has Spell Speed 2 when the card itself is activated, so a Set Quick Booster can answer another activation.',
      ko: '속공 마법은 카드 자체를 발동할 때 스펠 스피드 2이므로, 세트된 퀵 부스터를 다른 발동에 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Mystical Space Typhoon');
    given(opponent).hasSet('Quick Booster', 'Call of the Haunted').hasInGY('Forbidden Chalice');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    opponent.activates('Quick Booster', { targets: ['Forbidden Chalice'] });
    bothPass();
    then.chainIs('turnPlayer: Mystical Space Typhoon', 'opponent: Quick Booster');
    then.spellSpeedWas('Quick Booster', 2);
    then.isIn('Forbidden Chalice', 'deck', opponent);
  },
);
