import { ruling } from '../language';

export default ruling(
  'reset-table-stats',
  {
    covers: ['banish', 'face-down', 'atk-def'],
    title: { en: 'Changed values: cleared by both', ko: '변화한 수치: 어느 쪽이든 사라진다' },
    statement: {
      en: 'Changes of ATK, DEF, Level and the like are cleared both when the monster is turned face-down and when it is banished for a time: it has its own values again.',
      ko: '공격력, 수비력, 레벨 등의 변화는 뒷면 표시가 되어도, 일시적으로 제외되어도 사라진다. 몬스터는 원래의 수치로 돌아간다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Blackwing - Gale the Whirlwind').hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Gemini Elf', 'Interdimensional Matter Forwarder').hasInDeck('Kuriboh', 'Battle Ox');
    turnPlayer.activates('Blackwing - Gale the Whirlwind', { effect: 2, targets: ['Gemini Elf'] });
    bothPass();
    then.atkIs('Gemini Elf', 950);
    turnPlayer.movesTo('end');
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(opponent).hasInHand('Book of Moon', 'Book of Taiyou');
      then.phaseIs('draw');
      opponent.passes();
      opponent.passes();
      opponent.passes();
      then.phaseIs('main1');
      then.atkIs('Gemini Elf', 950);
      opponent.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      opponent.activates('Book of Taiyou', { targets: ['Gemini Elf'] });
      bothPass();
      then.atkIs('Gemini Elf', 1900);
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      then.phaseIs('main1');
      then.atkIs('Gemini Elf', 950);
      opponent.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gemini Elf'] });
      bothPass();
      then.atkIs('Gemini Elf', 1900);
    });
  },
);
