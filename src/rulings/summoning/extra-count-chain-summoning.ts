import { ruling } from '../language';

export default ruling(
  'extra-count-chain-summoning',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'chain'],
    title: { en: 'Chain Summoning: up to three', ko: '소환 체인: 3회까지' },
    statement: {
      en: 'Chain Summoning can be activated only as Chain Link 3 or higher: not on its own, but above Mystical Space Typhoon and D.D. Crow. It raises the number of Normal Summons and Sets of the turn to three, so a fourth is refused.',
      ko: '소환 체인은 체인 3 이후에만 발동할 수 있다. 그래서 단독으로는 발동할 수 없고, 싸이크론과 D.D. 크로우 위에서는 발동할 수 있다. 그 턴의 통상 소환이 3회까지로 늘어나므로 네 번째는 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand(
        'Mystical Space Typhoon',
        'Chain Summoning',
        'Celtic Guardian',
        'Mystical Elf',
        'Gemini Elf',
        'Battle Ox',
      )
      .hasInGY('Sangan');
    given(opponent).hasSet('Dust Tornado').hasInHand('D.D. Crow');
    then.cannot(turnPlayer).activate('Chain Summoning', { because: 'condition-not-met' });
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Dust Tornado'] });
    opponent.activates('D.D. Crow', { targets: ['Sangan'] });
    turnPlayer.activates('Chain Summoning');
    bothPass();
    then.chainIs('turnPlayer: Mystical Space Typhoon', 'opponent: D.D. Crow', 'turnPlayer: Chain Summoning');
    turnPlayer.normalSummons('Celtic Guardian');
    turnPlayer.normalSummons('Mystical Elf');
    turnPlayer.normalSummons('Gemini Elf');
    then.controls(turnPlayer, 'Celtic Guardian', 'Mystical Elf', 'Gemini Elf');
    then.cannot(turnPlayer).normalSummon('Battle Ox', { because: 'normal-summon-used' });
  },
);
