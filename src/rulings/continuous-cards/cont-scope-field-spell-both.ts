import { ruling } from '../language';

export default ruling(
  'cont-scope-field-spell-both',
  {
    covers: ['continuous-cards', 'field-spells'],
    title: { en: 'A Field Spell for both players', ko: '양쪽 플레이어에게 적용되는 필드 마법' },
    statement: {
      en: 'Whose cards a Field Spell concerns is said by its text. Umi names no player, so it raises Fish of both.',
      ko: '필드 마법이 누구의 카드에 적용되는지는 텍스트에 따른다. 바다는 플레이어를 가리지 않으므로 양쪽의 어류족을 강화한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Umi', { card: '7 Colored Fish', label: 'A' });
    given(opponent).controls({ card: '7 Colored Fish', label: 'B' });
    then.atkIs('7 Colored Fish#A', 2000);
    then.atkIs('7 Colored Fish#B', 2000);
  },
);
