import { ruling } from '../language';

export default ruling(
  'turn-player-acts',
  {
    covers: ['not-your-turn', 'turn-structure'],
    title: { en: 'Summons, Sets and attacks belong to the turn player', ko: '소환, 세트, 공격은 턴 플레이어만 한다' },
    statement: {
      en: 'In the turn of the other player nobody Summons, Sets, attacks or turns a monster by hand. What is left are fast effects, here a Trap that was Set before.',
      ko: '상대 턴에는 소환, 세트, 공격, 표시 형식의 변경을 직접 할 수 없다. 할 수 있는 것은 스펠 스피드 2 이상의 효과뿐이며, 여기서는 전에 세트해 둔 함정 카드이다.',
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
