import { ruling } from '../language';

export default ruling(
  'extra-count-upgrade-allowed',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'From two to three', ko: '2회에서 3회로' },
    statement: {
      en: 'After Double Summon a higher number can still be set: Chain Summoning makes it three.',
      ko: '이중소환을 쓴 뒤에도 더 많은 횟수로 늘리는 효과는 쓸 수 있다. 소환 체인으로 3회가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Double Summon', 'Mystical Space Typhoon', 'Chain Summoning')
      .hasInHand('Celtic Guardian', 'Mystical Elf', 'Gemini Elf', 'Battle Ox')
      .hasInGY('Sangan');
    given(opponent).hasSet('Dust Tornado').hasInHand('D.D. Crow');
    turnPlayer.activates('Double Summon');
    bothPass();
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Dust Tornado'] });
    opponent.activates('D.D. Crow', { targets: ['Sangan'] });
    then.can(turnPlayer).activate('Chain Summoning');
    turnPlayer.activates('Chain Summoning');
    bothPass();
    then.linkWas('Chain Summoning', 'resolved');
    turnPlayer.normalSummons('Celtic Guardian');
    turnPlayer.normalSummons('Mystical Elf');
    then.can(turnPlayer).normalSummon('Gemini Elf');
    turnPlayer.normalSummons('Gemini Elf');
    then.cannot(turnPlayer).normalSummon('Battle Ox', { because: 'normal-summon-used' });
  },
);
