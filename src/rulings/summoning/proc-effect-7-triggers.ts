import { ruling } from '../language';

export default ruling(
  'proc-effect-7-triggers',
  {
    covers: ['special-summon-effect', 'trigger', 'cost', 'excavate'],
    title: { en: 'Triggers of what happened on the way', ko: '도중에 일어난 일의 유발 효과' },
    statement: {
      en: 'While a Chain is built or resolves, triggers wait. After it Sangan, Tributed as the cost of Monster Gate, and Star Seraph Scepter, Special Summoned by it, trigger together on one new Chain.',
      ko: '체인을 쌓고 처리하는 동안 유발 효과는 기다린다. 처리가 끝난 뒤, 몬스터 게이트의 코스트로 릴리스된 크리터와 특수 소환된 홀리 라이트닝 셉터의 효과가 하나의 새로운 체인에서 함께 발동한다.',
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
