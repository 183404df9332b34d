import { ruling } from '../language';

export default ruling(
  'phase-once-per-phase-by-default',
  {
    covers: ['phase-triggers', 'limits'],
    title: { en: 'Once per Phase even if unwritten', ko: '적혀 있지 않아도 페이즈에 1번' },
    statement: {
      en: 'An effect that belongs to a whole Phase or Step is used once per turn by one card, even if its text does not say so.',
      ko: '페이즈나 스텝을 기준으로 발동하는 효과는 횟수 제한이 적혀 있지 않아도 같은 카드로는 1턴에 1번만 발동할 수 있다.',
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
