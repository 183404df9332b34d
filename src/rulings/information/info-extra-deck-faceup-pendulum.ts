import { ruling } from '../language';

export default ruling(
  'info-extra-deck-faceup-pendulum',
  {
    covers: ['hidden-information', 'pendulum-zones'],
    title: { en: 'Face-up in the Extra Deck', ko: '엑스트라 덱의 앞면 표시 카드' },
    statement: {
      en: 'A Pendulum Monster that was destroyed on the field lies face-up in the Extra Deck, where both players see it.',
      ko: '필드에서 파괴된 펜듈럼 몬스터는 엑스트라 덱에 앞면 표시로 놓이며, 서로 볼 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('Odd-Eyes Pendulum Dragon');
    given(turnPlayer).hasInHand('Raigeki');
    turnPlayer.activates('Raigeki');
    bothPass();
    then.isIn('Odd-Eyes Pendulum Dragon', 'extraDeck', opponent);
    then.isFaceUp('Odd-Eyes Pendulum Dragon');
    then.sees(turnPlayer, 'Odd-Eyes Pendulum Dragon');
  },
);
