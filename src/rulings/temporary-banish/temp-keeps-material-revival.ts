import { ruling } from '../language';

export default ruling(
  'temp-keeps-material-revival',
  {
    covers: ['banish', 'synchro-summon', 'materials'],
    title: {
      en: 'Its very materials are still known: De-Synchro',
      ko: '소재로 한 몬스터 자체는 기억된다: 싱크로 캔슬',
    },
    statement: {
      en: 'A banish for a time keeps which monsters were used: effects that Special Summon those very monsters still find them. De-Synchro.',
      ko: '일시적으로 제외되어도 소재로 한 몬스터 자체는 기억되므로, 그 몬스터를 특수 소환하는 효과는 처리할 수 있다. 싱크로 캔슬.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Breaker the Magical Warrior', 'Plaguespreader Zombie', 'Interdimensional Matter Forwarder')
      .hasInHand('De-Synchro')
      .hasInExtraDeck('Coral Dragon');
    turnPlayer.specialSummons('Coral Dragon', { cost: ['Breaker the Magical Warrior', 'Plaguespreader Zombie'] });
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Coral Dragon'] });
    bothPass();
    turnPlayer.activates('De-Synchro', { targets: ['Coral Dragon'] });
    bothPass();
    turnPlayer.answers('yes');
    then.isIn('Coral Dragon', 'extraDeck', turnPlayer);
    then.controls(turnPlayer, 'Breaker the Magical Warrior', 'Plaguespreader Zombie');
  },
);
