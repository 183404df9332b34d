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
      en: 'A banish for a time clears the number and values of the materials, but not which cards they were. So De-Synchro still Special Summons the very monsters that Coral Dragon was made of.',
      ko: '일시적으로 제외되면 소재의 수와 수치는 잊지만, 어느 카드가 소재였는지는 잊지 않는다. 그래서 싱크로 캔슬은 코랄 드래곤의 소재로 한 몬스터를 그대로 특수 소환할 수 있다.',
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
