import { ruling } from '../language';

export default ruling(
  'phase-once-per-phase-by-default',
  {
    covers: ['phase-triggers', 'limits'],
    title: { en: 'Once per Phase even if unwritten', ko: '적혀 있지 않아도 페이즈에 1번' },
    statement: {
      en: 'An effect activated in a certain Phase or Step, without an event of its own to answer, would otherwise be possible again and again in it. So one card uses it once in that Phase, even if its text sets no limit.',
      ko: '사건이 아니라 페이즈나 스텝을 기준으로 발동하는 효과는 제한이 없으면 그 페이즈에 몇 번이고 발동할 수 있게 된다. 그래서 횟수 제한이 적혀 있지 않아도 같은 카드로는 그 페이즈에 1번만 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('end');
    given(turnPlayer)
      .controls('Lumina, Lightsworn Summoner', 'Lyla, Lightsworn Sorceress')
      .hasInDeck('Kuriboh', 'Battle Ox', 'Gemini Elf', 'Vorse Raider', 'Summoned Skull', 'Luster Dragon');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.activates('Lumina, Lightsworn Summoner', { effect: 2 });
    then.linkWas('Lumina, Lightsworn Summoner', 'resolved');
    then.countIs(turnPlayer, 'gy', 3);
    then.phaseIs('end');
    then.cannot(turnPlayer).activate('Lumina, Lightsworn Summoner', { effect: 2, because: 'used-this-turn' });
  },
);
