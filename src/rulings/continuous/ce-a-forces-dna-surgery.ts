import { ruling } from '../language';

export default ruling(
  'ce-a-forces-dna-surgery',
  {
    covers: ['continuous-effects', 'stat-changes'],
    title: { en: 'The A. Forces and DNA Surgery', ko: '연합군과 DNA 개조 수술' },
    statement: {
      en: 'With DNA Surgery on Warrior, The A. Forces strengthens a monster that was no Warrior before, in whichever order the two cards came.',
      ko: 'DNA 개조 수술로 전사족을 선언하면 원래 드래곤족인 몬스터도 연합군으로 공격력이 오른다. 두 카드의 순서는 상관없다.',
    },
  },
  ({ given, turnPlayer, inCase, then }) => {
    inCase({ en: 'The A. Forces first', ko: '연합군이 먼저' }, () => {
      given(turnPlayer).controls('The A. Forces', 'Luster Dragon').hasSet('DNA Surgery');
      then.atkIs('Luster Dragon', 1900);
      turnPlayer.activates('DNA Surgery', { declare: 'warrior' });
      then.linkWas('DNA Surgery', 'resolved');
      then.typeIs('Luster Dragon', 'warrior');
      then.atkIs('Luster Dragon', 2100);
    });
    inCase({ en: 'DNA Surgery first', ko: 'DNA 개조 수술이 먼저', contrast: 1 }, () => {
      given(turnPlayer).controls('Luster Dragon').hasSet('DNA Surgery').hasInHand('The A. Forces');
      turnPlayer.activates('DNA Surgery', { declare: 'warrior' });
      then.linkWas('DNA Surgery', 'resolved');
      turnPlayer.activates('The A. Forces');
      then.linkWas('The A. Forces', 'resolved');
      then.typeIs('Luster Dragon', 'warrior');
      then.atkIs('Luster Dragon', 2100);
    });
  },
);
