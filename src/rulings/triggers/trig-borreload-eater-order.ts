import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-eater-order',
  {
    covers: ['trigger-order', 'damage-step'],
    title: { en: 'Borreload Dragon below Eater of Millions', ko: '바렐로드 위에 그랏톤' },
    statement: {
      en: 'Borreload Dragon and Eater of Millions both trigger at the start of the Damage Step. The turn player decides first, so that Borreload Dragon lies below and, banished by then, does nothing.',
      ko: '바렐로드 드래곤의 ③과 백만먹기의 그랏톤의 ③은 모두 데미지 스텝 개시시에 발동한다. 턴 플레이어가 먼저 결정하므로 바렐로드가 아래에 쌓이며, 처리할 때에는 이미 제외되어 불발한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls(card('Borreload Dragon', { zone: 5 }));
    given(opponent).controls('Eater of Millions');
    turnPlayer.attacks('Borreload Dragon', 'Eater of Millions');
    // After the declaration, and once more before the Damage Step, Borreload Dragon could be used as well.
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.usesTrigger('Borreload Dragon', { effect: 3 });
    opponent.usesTrigger('Eater of Millions', { effect: 3 });
    bothPass();
    then.chainsWere(['turnPlayer: Borreload Dragon', 'opponent: Eater of Millions']);
    then.linkWas('Eater of Millions', 'resolved');
    then.isIn('Borreload Dragon', 'banished', turnPlayer);
    then.isFaceDown('Borreload Dragon');
    then.linkWas('Borreload Dragon', 'withoutEffect');
    then.controls(opponent, 'Eater of Millions');
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Eater of Millions', where: { outcome: 'resolved' } },
      { event: 'linkResolved', card: 'Borreload Dragon', where: { outcome: 'withoutEffect' } },
    );
  },
);
