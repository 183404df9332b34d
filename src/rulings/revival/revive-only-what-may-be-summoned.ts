import { card, ruling } from '../language';

export default ruling(
  'revive-only-what-may-be-summoned',
  {
    covers: ['revival-limit', 'special-summon'],
    title: { en: 'Monsters that cannot be revived', ko: '소생할 수 없는 몬스터' },
    statement: {
      en: 'A monster that must first be Summoned in its own way comes back from the GY only if it was Summoned so before, and one that cannot be Special Summoned never does. With nothing else to target, the effect cannot be activated.',
      ko: '정해진 방법으로 먼저 소환해야 하는 몬스터는 한 번 올바르게 소환된 적이 있어야 묘지에서 소생할 수 있고, 특수 소환할 수 없는 몬스터는 소생할 수 없다. 대상이 달리 없으면 효과를 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Monster Reborn');
    inCase({ en: 'Summoned properly before', ko: '올바르게 소환된 적이 있을 경우' }, () => {
      given(turnPlayer).hasInGY(card('Black Luster Soldier', { properlySummoned: true }));
      turnPlayer.activates('Monster Reborn', { targets: ['Black Luster Soldier'] });
      bothPass();
      then.controls(turnPlayer, 'Black Luster Soldier');
    });
    inCase({ en: 'Never Summoned', ko: '소환된 적이 없을 경우', contrast: 1 }, () => {
      given(turnPlayer).hasInGY('Black Luster Soldier');
      then.cannot(turnPlayer).activate('Monster Reborn', { because: ['no-target', 'revival-limit'] });
    });
    inCase({ en: 'It cannot be Special Summoned', ko: '특수 소환할 수 없는 몬스터일 경우' }, () => {
      given(turnPlayer).hasInGY('Light and Darkness Dragon');
      then.cannot(turnPlayer).activate('Monster Reborn', { because: ['no-target', 'cannot-be-special-summoned'] });
    });
  },
);
