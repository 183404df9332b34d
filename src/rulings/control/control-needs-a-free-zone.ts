import { ruling } from '../language';

export default ruling(
  'control-needs-a-free-zone',
  {
    covers: ['control', 'zones'],
    title: { en: 'Taking control needs a zone', ko: '컨트롤을 얻으려면 존이 필요하다' },
    statement: {
      en: 'A monster whose control is taken moves to a Monster Zone of its new controller. With all Main Monster Zones in use there is no place for it, so Change of Heart cannot be activated; with one free it can.',
      ko: '컨트롤을 얻은 몬스터는 새 컨트롤러의 몬스터 존으로 옮겨진다. 자신의 메인 몬스터 존에 빈 곳이 없으면 놓을 자리가 없으므로 마음의 변화를 발동할 수 없고, 한 곳이라도 비어 있으면 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Change of Heart');
    given(opponent).controls('Gemini Elf');
    inCase({ en: 'Five monsters', ko: '몬스터 5장' }, () => {
      given(turnPlayer).controls(
        'Celtic Guardian',
        'Celtic Guardian',
        'Celtic Guardian',
        'Celtic Guardian',
        'Celtic Guardian',
      );
      then.cannot(turnPlayer).activate('Change of Heart', { because: 'no-zone' });
    });
    inCase({ en: 'Four monsters', ko: '몬스터 4장', contrast: 1 }, () => {
      given(turnPlayer).controls('Celtic Guardian', 'Celtic Guardian', 'Celtic Guardian', 'Celtic Guardian');
      then.can(turnPlayer).activate('Change of Heart');
      turnPlayer.activates('Change of Heart', { targets: ['Gemini Elf'] });
      then.controls(turnPlayer, 'Gemini Elf');
    });
  },
);
