import { card, ruling } from '../language';

export default ruling(
  'fdb-no-effect-quasar',
  {
    covers: ['face-down-banish', 'triggers'],
    title: {
      en: 'Face-down it activates nothing: Shooting Quasar Dragon',
      ko: '뒷면으로는 효과를 발동할 수 없다: 슈팅 퀘이사 드래곤',
    },
    statement: {
      en: 'Shooting Quasar Dragon has an effect for leaving the field. Eater of Millions banishes it face-down, and a face-down card is unknown to everybody, so that effect cannot be activated.',
      ko: '슈팅 퀘이사 드래곤에는 필드에서 벗어났을 때의 효과가 있다. 그러나 백만먹기의 그랏톤이 뒷면 표시로 제외하면 무엇인지 알 수 없는 카드가 되므로, 그 효과를 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Eater of Millions');
    given(opponent)
      .controls(card('Shooting Quasar Dragon', { used: [2] }))
      .hasInExtraDeck('Shooting Star Dragon');
    turnPlayer.attacks('Eater of Millions', 'Shooting Quasar Dragon');
    turnPlayer.usesTrigger('Eater of Millions');
    bothPass();
    then.isIn('Shooting Quasar Dragon', 'banished', opponent);
    then.isFaceDown('Shooting Quasar Dragon');
    then.wasNeverOffered('Shooting Quasar Dragon', 'activate', { effect: 3 });
    then.cannot(opponent).activate('Shooting Quasar Dragon', { effect: 3, because: 'face-down' });
    then.isIn('Shooting Star Dragon', 'extraDeck', opponent);
  },
);
