import { ruling } from '../language';

export default ruling(
  'attack-monsters-shield-player',
  {
    covers: ['attack-targets', 'direct-attack'],
    title: { en: 'Monsters stand before the player', ko: '몬스터가 플레이어를 지킨다' },
    statement: {
      en: 'While the opponent controls any monster, even a face-down one, an attack must choose a monster.',
      ko: '상대 필드에 몬스터가 존재하면, 뒷면 표시 몬스터라도 공격 대상은 몬스터여야 한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).hasSet('Mystical Elf');
    then.attackTargetsAre('Gemini Elf', 'Mystical Elf');
    turnPlayer.attacks('Gemini Elf', 'Mystical Elf');
    then.happened('attackTargeted', { card: 'Mystical Elf' });
    then.didNotHappen('attackDeclared', { where: { target: null } });
    then.lpIs(turnPlayer, 7900);
    then.lpIs(opponent, 8000);
  },
);
