import { ruling } from '../language';

export default ruling(
  'trig-quick-booster-destroyed',
  {
    covers: ['trigger-order', 'spell-speed', 'spell-trap-triggers'],
    title: { en: 'Quick Booster, destroyed', ko: '퀵 부스터: 파괴되었을 때의 효과는 유발 순서를 따른다' },
    statement: {
      en: 'What Quick Booster does when an opponent destroys it is a trigger of Spell Speed 1. It is placed with the triggers of that moment and cannot be saved for later like a Quick Effect.',
      ko: '상대에게 파괴되었을 때의 퀵 부스터의 효과는 스펠 스피드 1의 유발하는 효과다. 그 순간의 유발 효과와 함께 쌓아야 하고, 유발 즉시 효과처럼 아껴 두었다가 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer)
      .controls('Geartown')
      .hasInHand('Heavy Storm')
      .hasInDeck('Ancient Gear Gadjiltron Dragon', 'Ancient Gear Soldier');
    given(opponent).hasSet('Quick Booster').hasInDeck('Forbidden Chalice', 'Mystical Space Typhoon');
    inCase({ en: 'both use their triggers', ko: '양쪽 모두 유발 효과를 쓴다' }, () => {
      turnPlayer.activates('Heavy Storm');
      turnPlayer.usesTrigger('Geartown');
      then.isAsked(opponent, 'trigger');
      opponent.usesTrigger('Quick Booster');
      then.chainIs('turnPlayer: Geartown', 'opponent: Quick Booster');
      then.spellSpeedWas('Quick Booster', 1);
    });
    inCase({ en: 'not used at once', ko: '바로 쓰지 않으면' }, () => {
      // D.D. Crow makes the Chain stop once more after the opponent has declined.
      given(turnPlayer).hasInHand('D.D. Crow');
      turnPlayer.activates('Heavy Storm');
      turnPlayer.usesTrigger('Geartown');
      opponent.declines('Quick Booster');
      then.chainIs('turnPlayer: Geartown');
      then.isAsked(turnPlayer, 'chain');
      then.cannot(opponent).activate('Quick Booster', { because: 'declined' });
    });
  },
);
