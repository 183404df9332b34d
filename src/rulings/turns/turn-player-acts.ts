import { ruling } from '../language';

export default ruling(
  'turn-player-acts',
  {
    covers: ['not-your-turn', 'turn-structure'],
    title: { en: 'Summons, Sets and attacks belong to the turn player', ko: '소환, 세트, 공격은 턴 플레이어만 한다' },
    statement: {
      en: 'Summoning, Setting, attacking and turning a monster by hand belong to the turn player. So in the other player’s turn all of it is refused; only fast effects (Spell Speed 2 or higher) are left, here Jar of Greed, which was Set before.',
      ko: '소환, 세트, 공격, 표시 형식의 변경은 턴 플레이어가 하는 행동이므로 상대 턴에는 할 수 없다. 할 수 있는 것은 패스트 이펙트(스펠 스피드 2 이상의 효과)뿐이며, 여기서는 전에 세트해 둔 욕망의 단지다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian');
    given(opponent).hasInHand('Battle Ox').controls('Gemini Elf').hasSet('Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.normalSummons('Celtic Guardian');
    then.cannot(opponent).normalSummon('Battle Ox', { because: 'not-your-turn' });
    then.cannot(opponent).setMonster('Battle Ox', { because: 'not-your-turn' });
    then.cannot(opponent).changePosition('Gemini Elf', { because: 'not-your-turn' });
    then.cannot(opponent).attack('Gemini Elf', { because: 'not-your-turn' });
    then.can(opponent).activate('Jar of Greed');
  },
);
