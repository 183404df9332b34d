import { ruling } from '../language';

export default ruling(
  'fd-set-terminology',
  {
    covers: ['face-down', 'setting'],
    title: { en: 'Setting', ko: '세트' },
    statement: {
      en: 'Placing a card face-down on the field is Setting it; a monster that is Set lies in face-down Defense Position.',
      ko: '카드를 필드에 뒷면 표시로 놓는 것을 세트라 한다. 세트된 몬스터는 뒷면 수비 표시이다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasInHand('Mystical Elf', 'Magic Jammer');
    turnPlayer.setsMonster('Mystical Elf');
    turnPlayer.sets('Magic Jammer');
    then.positionIs('Mystical Elf', 'defense', { faceDown: true });
    then.isFaceDown('Magic Jammer');
    then.happened('set', { card: 'Mystical Elf' });
    then.happened('set', { card: 'Magic Jammer' });
  },
);
