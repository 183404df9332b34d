import { ruling } from '../language';

export default ruling(
  'position-link-monster',
  {
    covers: ['battle-position', 'link-monster'],
    title: { en: 'A Link Monster has no other position', ko: '링크 몬스터는 표시 형식을 바꿀 수 없다' },
    statement: {
      en: 'A Link Monster has no DEF and so no Defense Position: it is always in face-up Attack Position. Its player cannot turn it, and Book of Moon, which turns monsters face-down into Defense Position, cannot target it; with another monster both work.',
      ko: '링크 몬스터는 수비력이 없어 수비 표시가 될 수 없고 항상 앞면 공격 표시이다. 그래서 표시 형식을 변경할 수 없고, 뒷면 수비 표시로 하는 달의 서의 대상도 되지 않는다. 다른 몬스터라면 둘 다 할 수 있다.',
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
