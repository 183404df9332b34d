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
      en: 'A monster banished face-down cannot activate the effect it has for leaving the field: Shooting Quasar Dragon.',
      ko: '뒷면 표시로 제외된 몬스터는 필드에서 벗어났을 때의 효과를 발동할 수 없다. 슈팅 퀘이사 드래곤.',
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
