import { ruling } from '../language';

export default ruling(
  'fd-no-property-effects',
  {
    covers: ['face-down', 'continuous-effects'],
    title: { en: 'No Type, no increase', ko: '종족을 알 수 없으면 강화되지 않는다' },
    statement: {
      en: 'Effects that ask for a Type, an Attribute, ATK and the like do not apply to a face-down monster, whose front nobody may read. Umi raises a Fish only once it is face-up.',
      ko: '종족, 속성, 공격력 등을 보는 효과는 앞면을 알 수 없는 뒷면 표시 몬스터에는 적용되지 않는다. 바다는 어류족 몬스터가 앞면 표시가 된 뒤에야 강화한다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Umi').hasSet('7 Colored Fish').hasInHand('Book of Taiyou');
    then.defIs('7 Colored Fish', 800);
    turnPlayer.activates('Book of Taiyou', { targets: ['7 Colored Fish'] });
    then.isFaceUp('7 Colored Fish');
    then.atkIs('7 Colored Fish', 2000);
    then.defIs('7 Colored Fish', 1000);
  },
);
