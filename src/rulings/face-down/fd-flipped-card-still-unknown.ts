import { ruling } from '../language';

export default ruling(
  'fd-flipped-card-still-unknown',
  {
    covers: ['face-down', 'information'],
    title: { en: 'Seen before, unknown all the same', ko: '한 번 본 카드라도 뒷면이면 알 수 없다' },
    statement: {
      en: 'A monster that both players saw before it was turned face-down is treated as unknown like any other: nothing that goes by ATK, Type or effect can pick it. Fissure destroys the lowest ATK among the face-up monsters, although everybody knows a lower one.',
      ko: '두 플레이어가 본 뒤에 뒷면 표시가 된 몬스터도 다른 뒷면 몬스터와 똑같이 알 수 없는 카드로 취급한다. 공격력, 종족, 효과 등을 보는 효과로는 고를 수 없다. 갈라진 대지는 공격력이 더 낮은 몬스터가 있는 것을 모두 알아도 앞면 표시 몬스터 중에서 파괴한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('7 Colored Fish', 'Gemini Elf');
    given(turnPlayer).hasInHand('Book of Moon', 'Fissure');
    turnPlayer.activates('Book of Moon', { targets: ['7 Colored Fish'] });
    then.isFaceDown('7 Colored Fish');
    turnPlayer.activates('Fissure');
    then.isIn('Gemini Elf', 'gy', opponent);
    then.isIn('7 Colored Fish', 'monsterZone', opponent);
  },
);
