import { ruling } from '../language';

export default ruling(
  'position-link-monster',
  {
    covers: ['battle-position', 'link-monster'],
    title: { en: 'A Link Monster has no other position', ko: '링크 몬스터는 표시 형식을 바꿀 수 없다' },
    statement: {
      en: 'A Link Monster has no DEF and stays in face-up Attack Position: its player cannot turn it, and an effect that turns monsters face-down cannot choose it.',
      ko: '링크 몬스터는 수비력이 없고 항상 앞면 공격 표시이다. 수비 표시로 변경할 수 없고, 몬스터를 뒷면 표시로 하는 효과의 대상으로도 할 수 없다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasInHand('Book of Moon');
    inCase({ en: 'A Link Monster', ko: '링크 몬스터' }, () => {
      given(turnPlayer).controls('Link Spider');
      then.cannot(turnPlayer).changePosition('Link Spider', { because: 'attack-position-only' });
      then.cannot(turnPlayer).activate('Book of Moon', { because: 'no-target' });
    });
    inCase({ en: 'Another monster', ko: '그 밖의 몬스터', contrast: 1 }, () => {
      given(turnPlayer).controls('Gemini Elf');
      then.can(turnPlayer).changePosition('Gemini Elf');
      then.can(turnPlayer).activate('Book of Moon');
    });
  },
);
