import { ruling } from '../language';

export default ruling(
  'attack-monsters-shield-player',
  {
    covers: ['attack-targets', 'direct-attack'],
    title: { en: 'Monsters stand before the player', ko: '몬스터가 플레이어를 지킨다' },
    statement: {
      en: 'A direct attack is possible only while the opponent controls no monster. A face-down one is a monster too, so Gemini Elf can attack only Mystical Elf.',
      ko: '직접 공격은 상대 필드에 몬스터가 없을 때만 할 수 있다. 뒷면 표시 몬스터도 몬스터이므로, 쌍둥이 자매 엘프는 세트된 홀리 엘프만 공격할 수 있다.',
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
