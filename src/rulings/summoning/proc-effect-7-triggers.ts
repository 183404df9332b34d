import { ruling } from '../language';

export default ruling(
  'proc-effect-7-triggers',
  {
    covers: ['special-summon-effect', 'trigger', 'cost', 'excavate'],
    title: { en: 'Triggers of what happened on the way', ko: '도중에 일어난 일의 유발 효과' },
    statement: {
      en: 'After the Chain the triggers of the Summoned monster and those of what went to the Graveyard on the way are activated together: Sangan, Tributed for Monster Gate, and Star Seraph Scepter.',
      ko: '체인 처리 뒤에, 특수 소환된 몬스터의 유발 효과와 도중에 묘지로 보내진 카드의 유발 효과를 함께 발동한다. 몬스터 게이트로 릴리스한 크리터와 특수 소환된 홀리 라이트닝 셉터의 경우다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Sangan')
      .hasInHand('Monster Gate')
      .hasInDeck('Star Seraph Scepter', 'Star Seraph Sovereignty', 'Marshmallon');
    turnPlayer.activates('Monster Gate', { cost: ['Sangan'] });
    then.isIn('Sangan', 'gy', turnPlayer);
    bothPass();
    then.linkWas('Monster Gate', 'resolved');
    then.wasSummonedBy('Star Seraph Scepter', turnPlayer, 'special');
    turnPlayer.usesTrigger('Star Seraph Scepter');
    bothPass();
    then.chainsWere(['turnPlayer: Monster Gate'], ['turnPlayer: Sangan', 'turnPlayer: Star Seraph Scepter']);
  },
);
