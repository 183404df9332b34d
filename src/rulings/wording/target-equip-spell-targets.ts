import { ruling } from '../language';

export default ruling(
  'target-equip-spell-targets',
  {
    covers: ['targeting', 'equip-cards'],
    title: { en: 'Equip Spells target', ko: '장착 마법 카드는 대상을 지정한다' },
    statement: {
      en: 'An Equip Spell targets the monster it is to be equipped to, although its own text need not say so. On a monster that cannot be targeted it cannot be activated.',
      ko: '장착 마법 카드는 텍스트에 적혀 있지 않아도, 발동할 때 장착할 몬스터를 대상으로 한다. 효과의 대상으로 할 수 없는 몬스터에는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Mage Power');
    given(opponent).controls('Rescue-ACE Hydrant');
    inCase(
      { en: 'With both there, only Turbulence can be targeted', ko: '둘 다 있으면 터뷸런스만 대상으로 할 수 있다' },
      () => {
        given(opponent).controls('Rescue-ACE Turbulence');
        turnPlayer.activates('Mage Power');
        then.happened('targeted', { card: 'Rescue-ACE Turbulence', times: 1 });
        then.didNotHappen('targeted', { card: 'Rescue-ACE Hydrant' });
        bothPass();
        then.happened('equipped', { card: 'Mage Power' });
        then.atkIs('Rescue-ACE Turbulence', 3500);
        then.atkIs('Rescue-ACE Hydrant', 0);
      },
    );
    inCase({ en: 'Hydrant alone is not protected', ko: '하이드런트뿐이면 대상으로 할 수 있다', contrast: 1 }, () => {
      turnPlayer.activates('Mage Power');
      then.happened('targeted', { card: 'Rescue-ACE Hydrant', times: 1 });
      bothPass();
      then.atkIs('Rescue-ACE Hydrant', 500);
    });
  },
);
