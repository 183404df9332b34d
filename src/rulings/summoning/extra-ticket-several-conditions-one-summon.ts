import { ruling } from '../language';

export default ruling(
  'extra-ticket-several-conditions-one-summon',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Several conditions, one Summon', ko: '조건은 여럿, 소환은 1번' },
    statement: {
      en: 'Effects may add their conditions to the additional Normal Summon, but it stays one: Swap Frog and Balancer Lord allow either a “Frog” or a Cyberse monster. Summoning Dupe Frog uses it up, so Cyberse Gadget is refused.',
      ko: '여러 효과로 조건을 더해도 추가 일반 소환은 1번이므로, 도깨비 개구리와 밸런서로드가 있으면 "개구리"나 사이버스족 중 하나를 소환할 수 있다. 마지 개구리를 소환하면 다 쓴 것이므로 사이버스 가제트는 소환할 수 없다.',
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
