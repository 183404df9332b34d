import { ruling } from '../language';

export default ruling(
  'control-needs-a-free-zone',
  {
    covers: ['control', 'zones'],
    title: { en: 'Taking control needs a zone', ko: '컨트롤을 얻으려면 존이 필요하다' },
    statement: {
      en: 'An effect that takes control of a monster cannot be activated by a player whose Main Monster Zones are all in use.',
      ko: '자신의 메인 몬스터 존에 빈 곳이 없으면 몬스터의 컨트롤을 얻는 효과를 발동할 수 없다.',
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
