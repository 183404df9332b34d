import { ruling } from '../language';

export default ruling(
  'extra-count-upgrade-allowed',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'From two to three', ko: '2회에서 3회로' },
    statement: {
      en: 'After Double Summon the number of Normal Summons is two. Chain Summoning makes it three, which is more, so it can be activated. The numbers are not added up: a fourth Normal Summon is refused.',
      ko: '이중소환 뒤의 통상 소환은 2회이다. 소환 체인은 이를 더 많은 3회로 늘리므로 발동할 수 있다. 횟수는 서로 더해지지 않으므로 네 번째는 소환할 수 없다.',
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
