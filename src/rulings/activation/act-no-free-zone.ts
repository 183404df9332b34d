import { ruling } from '../language';

export default ruling(
  'act-no-free-zone',
  {
    covers: ['activation', 'zones'],
    title: { en: 'No room for a Spell', ko: '마법을 놓을 존이 없을 때' },
    statement: {
      en: 'A Spell from the hand is first put in a Spell & Trap Zone, a Normal Spell as well. With all five occupied it cannot be activated.',
      ko: '패의 마법은 일반 마법이라도 먼저 마법 & 함정 존에 놓아야 한다. 5개의 존이 모두 차 있으면 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Raigeki');
    given(opponent).controls('Gemini Elf');
    inCase({ en: 'All five occupied', ko: '5개가 모두 차 있다' }, () => {
      given(turnPlayer).controls(
        'Card Trader',
        'The Dark Door',
        'Black Whirlwind',
        'Fire Formation - Tenki',
        'Card of Safe Return',
      );
      then.cannot(turnPlayer).activate('Raigeki', { because: 'no-zone' });
    });
    inCase({ en: 'One free', ko: '1개가 비어 있다' }, () => {
      given(turnPlayer).controls('Card Trader', 'The Dark Door', 'Black Whirlwind', 'Fire Formation - Tenki');
      turnPlayer.activates('Raigeki');
      then.isIn('Gemini Elf', 'gy', opponent);
    });
  },
);
