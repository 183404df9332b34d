import { ruling } from '../language';

export default ruling(
  'ce-rule3-dependency-first',
  {
    covers: ['continuous-effects'],
    title: { en: 'What another effect depends on comes first', ko: '다른 효과의 전제가 되는 효과가 먼저' },
    statement: {
      en: 'If one continuous effect applies in any case and another depends on what it does, the first is applied first, even if it began later. So The A. Forces counts the Types that DNA Surgery has made.',
      ko: '어떤 지속 효과는 반드시 적용되고 다른 지속 효과가 그 결과에 좌우된다면, 나중에 시작되었더라도 전자를 먼저 적용한다. 따라서 연합군은 DNA 개조 수술로 바뀐 종족을 센다.',
    },
  },
  ({ given, turnPlayer, inCase, then }) => {
    inCase({ en: 'The A. Forces first', ko: '연합군이 먼저' }, () => {
      given(turnPlayer).controls('The A. Forces', 'Luster Dragon', 'Vorse Raider').hasSet('DNA Surgery');
      then.atkIs('Luster Dragon', 1900);
      turnPlayer.activates('DNA Surgery', { declare: 'warrior' });
      then.linkWas('DNA Surgery', 'resolved');
      then.typeIs('Luster Dragon', 'warrior');
      then.typeIs('Vorse Raider', 'warrior');
      then.atkIs('Luster Dragon', 2300);
      then.atkIs('Vorse Raider', 2300);
    });
    inCase({ en: 'DNA Surgery first', ko: 'DNA 개조 수술이 먼저', contrast: 1 }, () => {
      given(turnPlayer).controls('Luster Dragon', 'Vorse Raider').hasSet('DNA Surgery').hasInHand('The A. Forces');
      turnPlayer.activates('DNA Surgery', { declare: 'warrior' });
      then.linkWas('DNA Surgery', 'resolved');
      turnPlayer.activates('The A. Forces');
      then.linkWas('The A. Forces', 'resolved');
      then.typeIs('Luster Dragon', 'warrior');
      then.typeIs('Vorse Raider', 'warrior');
      then.atkIs('Luster Dragon', 2300);
      then.atkIs('Vorse Raider', 2300);
    });
  },
);
