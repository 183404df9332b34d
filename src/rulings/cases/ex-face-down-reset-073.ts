import { ruling } from '../language';

export default ruling(
  'ex-face-down-reset-073',
  {
    covers: ['flipping', 'positions', 'continuous-effects'],
    title: { en: 'Face-down forgets', ko: '뒷면이 되면 초기화된다' },
    statement: {
      en: 'Turning a monster face-down ends the changes of ATK that were laid on it. Face-up again, it has its original ATK.',
      ko: '몬스터가 뒷면 표시가 되면 적용되어 있던 공격력의 변화는 사라진다. 다시 앞면이 되면 원래의 공격력이다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Rush Recklessly', 'Book of Moon', 'Book of Taiyou');
    turnPlayer.activates('Rush Recklessly', { targets: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Rush Recklessly', 'resolved');
    then.atkIs('Gemini Elf', 2600);
    turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Book of Moon', 'resolved');
    then.positionIs('Gemini Elf', 'defense', { faceDown: true });
    turnPlayer.activates('Book of Taiyou', { targets: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Book of Taiyou', 'resolved');
    then.positionIs('Gemini Elf', 'attack');
    then.atkIs('Gemini Elf', 1900);
  },
);
