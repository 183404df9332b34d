import { ruling } from '../language';

export default ruling(
  'control-cannot-switch',
  {
    covers: ['control', 'targeting'],
    title: { en: 'A monster whose control cannot change', ko: '컨트롤을 변경할 수 없는 몬스터' },
    statement: {
      en: 'What an effect would do to its target has to be possible when it is activated. The control of Mataza the Zapper cannot change, so Change of Heart has no proper target and cannot be activated.',
      ko: '대상에 대한 처리는 발동할 때 가능해야 한다. 컨트롤을 변경할 수 없는 기습 공격 마타자는 마음의 변화의 대상이 되지 않으므로, 다른 몬스터가 없으면 발동할 수 없다.',
    },
    basis: 'Official card FAQ 5714',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Change of Heart', 'Gemini Elf');
    given(opponent).controls('Mataza the Zapper');
    then.cannot(turnPlayer).activate('Change of Heart', { because: 'no-target' });
  },
);
