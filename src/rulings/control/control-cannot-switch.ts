import { ruling } from '../language';

export default ruling(
  'control-cannot-switch',
  {
    covers: ['control', 'targeting'],
    title: { en: 'A monster whose control cannot change', ko: '컨트롤을 변경할 수 없는 몬스터' },
    statement: {
      en: 'A monster whose control cannot change is no proper target for an effect that takes control. With no other monster there, that effect cannot be activated.',
      ko: '컨트롤을 변경할 수 없는 몬스터는 컨트롤을 얻는 효과의 대상이 되지 않는다. 다른 몬스터가 없으면 그 효과는 발동할 수 없다.',
    },
    basis: 'Official card FAQ 5714',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Change of Heart', 'Gemini Elf');
    given(opponent).controls('Mataza the Zapper');
    then.cannot(turnPlayer).activate('Change of Heart', { because: 'no-target' });
  },
);
