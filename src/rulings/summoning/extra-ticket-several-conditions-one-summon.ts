import { ruling } from '../language';

export default ruling(
  'extra-ticket-several-conditions-one-summon',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Several conditions, one Summon', ko: '조건은 여럿, 소환은 1번' },
    statement: {
      en: 'Different effects may add their conditions to the one additional Normal Summon, but it remains one: after a “Frog” no Cyberse monster follows.',
      ko: '여러 효과로 조건을 더할 수는 있지만 추가 통상 소환은 여전히 1번이다. "개구리"를 소환했다면 사이버스족은 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Swap Frog', 'Balancer Lord', 'Gemini Elf')
      .hasInHand('Mystical Elf', 'Dupe Frog', 'Cyberse Gadget')
      .hasLP(8000);
    turnPlayer.normalSummons('Mystical Elf');
    turnPlayer.activates('Swap Frog', { effect: 3, cost: ['Gemini Elf'] });
    bothPass();
    then.can(turnPlayer).activate('Balancer Lord');
    turnPlayer.activates('Balancer Lord');
    bothPass();
    then.chainsWere(['turnPlayer: Swap Frog'], ['turnPlayer: Balancer Lord']);
    then.lpIs(turnPlayer, 7000);
    then.can(turnPlayer).normalSummon('Cyberse Gadget');
    turnPlayer.normalSummons('Dupe Frog');
    then.wasSummonedBy('Dupe Frog', turnPlayer, 'normal');
    then.cannot(turnPlayer).normalSummon('Cyberse Gadget', { because: 'normal-summon-used' });
  },
);
