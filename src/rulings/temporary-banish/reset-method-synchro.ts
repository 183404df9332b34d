import { card, ruling } from '../language';

export default ruling(
  'reset-method-synchro',
  {
    covers: ['banish', 'face-down', 'synchro-summon'],
    title: { en: 'Synchro Summoned stays Synchro Summoned', ko: '싱크로 소환되었다는 정보는 남는다' },
    statement: {
      en: 'How a monster was Summoned is kept when it is turned face-down and when it is banished for a time. Coral Dragon draws when a Synchro Summoned copy is sent to the GY, and does so after either.',
      ko: '어떤 방법으로 소환되었는지는 뒷면 표시가 되어도, 일시적으로 제외되어도 남는다. 싱크로 소환한 코랄 드래곤이 묘지로 보내졌을 경우의 드로우 효과는 어느 쪽을 거쳐도 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls(
        card('Coral Dragon', { method: 'special', way: 'synchro', properlySummoned: true }),
        'Interdimensional Matter Forwarder',
      )
      .hasInHand('Dark Hole')
      .hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).hasInDeck('Kuriboh');
    const destroyed = () => {
      turnPlayer.activates('Dark Hole');
      then.isIn('Coral Dragon', 'gy', turnPlayer);
      then.can(turnPlayer).activate('Coral Dragon');
      turnPlayer.usesTrigger('Coral Dragon');
      bothPass();
      then.linkWas('Coral Dragon', 'resolved');
      then.happened('drawn', { seat: 'turnPlayer' });
    };
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['Coral Dragon'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Coral Dragon'] });
      bothPass();
      destroyed();
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Coral Dragon'] });
      bothPass();
      destroyed();
    });
  },
);
