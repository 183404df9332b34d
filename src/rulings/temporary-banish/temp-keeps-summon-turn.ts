import { ruling } from '../language';

export default ruling(
  'temp-keeps-summon-turn',
  {
    covers: ['banish', 'trigger-effects', 'durations'],
    title: { en: 'Summoned this turn, if it has stayed', ko: '그 턴에 일반 소환되었다는 것' },
    statement: {
      en: 'An effect for the turn a monster was Normal Summoned needs it to have stayed on the field face-up since. Banished for a time and returned, it cannot use that effect. An earlier ruling, which a rule switch brings back, let it.',
      ko: '일반 소환한 턴에 쓸 수 있는 효과는, 소환한 뒤로 계속 앞면 표시로 필드에 있어야 쓸 수 있다. 일시적으로 제외되었다가 돌아온 몬스터는 쓸 수 없다. 룰 스위치로 고를 수 있는 이전 재정에서는 쓸 수 있었다.',
    },
    doubtful: {
      en: 'An earlier ruling kept the turn of the Summon. By default the current rulings are followed; a rule switch gives the earlier one.',
      ko: '이전 재정에서는 소환된 턴의 정보가 남았다. 기본으로는 현재의 재정을 따르며, 이전 재정은 룰 스위치로 고를 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .hasInHand('Genex Neutron')
      .hasSet('Interdimensional Matter Transporter')
      .hasInDeck('Genex Controller', 'Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    inCase({ en: 'Current rulings', ko: '현재의 재정' }, () => {
      turnPlayer.normalSummons('Genex Neutron');
      turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Genex Neutron'] });
      bothPass();
      then.isIn('Genex Neutron', 'banished', turnPlayer);
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.controls(turnPlayer, 'Genex Neutron');
      then.wasNeverOffered('Genex Neutron', 'activate');
      then.isIn('Genex Controller', 'deck', turnPlayer);
    });
    inCase({ en: 'The earlier ruling', ko: '이전 재정' }, () => {
      given.playedWith('temporary-banish-keeps-summon-turn');
      turnPlayer.normalSummons('Genex Neutron');
      turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Genex Neutron'] });
      bothPass();
      then.isIn('Genex Neutron', 'banished', turnPlayer);
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.controls(turnPlayer, 'Genex Neutron');
      then.can(turnPlayer).activate('Genex Neutron');
      turnPlayer.activates('Genex Neutron');
      bothPass();
      then.isIn('Genex Controller', 'hand', turnPlayer);
    });
  },
);
