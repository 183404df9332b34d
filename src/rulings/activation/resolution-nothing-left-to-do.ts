import { ruling } from '../language';

export default ruling(
  'resolution-nothing-left-to-do',
  {
    covers: ['chain', 'continuous-cards', 'field-spells'],
    title: { en: 'Links that resolve without effect', ko: '불발되는 효과' },
    statement: {
      en: 'When a link resolves, its effect is lost if it finds nothing to act on, and a Continuous, Field or Equip card whose activation resolves does nothing if it is no longer face-up on the field. A Normal Spell that was destroyed meanwhile still does what it says.',
      ko: '처리할 때 처리할 것이 남아 있지 않으면 효과는 불발된다. 지속, 필드, 장착 카드의 발동은 그 카드가 필드에 앞면 표시로 남아 있지 않으면 적용되지 않는다. 처리 전에 파괴된 일반 마법 카드의 효과는 그대로 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInDeck('Kuriboh', 'Sangan');
    given(opponent).hasSet('Mystical Space Typhoon', 'Compulsory Evacuation Device').controls('Gemini Elf');
    inCase({ en: 'Its target has gone', ko: '대상이 없어졌을 경우' }, () => {
      given(turnPlayer).hasInHand('Shield Crush');
      given(opponent).controls({ card: 'Giant Soldier of Stone', position: 'defense' });
      turnPlayer.activates('Shield Crush', { targets: ['Giant Soldier of Stone'] });
      opponent.activates('Compulsory Evacuation Device', { targets: ['Giant Soldier of Stone'] });
      bothPass();
      then.linkWas('Shield Crush', 'withoutEffect', { because: 'nothing-done' });
    });
    inCase({ en: 'A Continuous Spell has gone', ko: '지속 마법 카드가 파괴되었을 경우' }, () => {
      given(turnPlayer).hasInHand('Toon World');
      turnPlayer.activates('Toon World');
      opponent.activates('Mystical Space Typhoon', { targets: ['Toon World'] });
      bothPass();
      then.linkWas('Toon World', 'withoutEffect', { because: 'not-face-up' });
    });
    inCase({ en: 'A Normal Spell has gone', ko: '일반 마법 카드가 파괴되었을 경우', contrast: 2 }, () => {
      given(turnPlayer).hasInHand('Upstart Goblin');
      turnPlayer.activates('Upstart Goblin');
      opponent.activates('Mystical Space Typhoon', { targets: ['Upstart Goblin'] });
      bothPass();
      then.linkWas('Upstart Goblin', 'resolved');
      then.countIs(turnPlayer, 'hand', 1);
    });
  },
);
