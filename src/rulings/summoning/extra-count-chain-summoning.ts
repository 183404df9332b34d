import { ruling } from '../language';

export default ruling(
  'extra-count-chain-summoning',
  {
    covers: ['normal-summon', 'normal-summon-rights', 'chain'],
    title: { en: 'Chain Summoning: up to three', ko: '소환 체인: 3회까지' },
    statement: {
      en: 'Chain Summoning, used as Chain Link 3 or higher, raises the number of Normal Summons and Sets of the turn to three.',
      ko: '체인 3 이후에 발동하는 소환 체인은 그 턴의 통상 소환 횟수를 3회까지로 늘린다.',
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
