import { ruling } from '../language';

export default ruling(
  'damage-counter-trap-allowed',
  {
    covers: ['damage-step', 'counter-traps', 'activation-negation'],
    title: { en: 'Counter Traps are always welcome', ko: '카운터 함정은 데미지 스텝에도 발동할 수 있다' },
    statement: {
      en: 'Most effects cannot be activated in the Damage Step, but a Counter Trap, which negates an activation, can. So Seven Tools of the Bandit answers Reinforcements there as anywhere else.',
      ko: '데미지 스텝에는 대부분의 효과를 발동할 수 없지만, 발동을 무효로 하는 카운터 함정은 발동할 수 있다. 그래서 도적의 7가지 도구를 지원군의 발동에 평소처럼 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasSet('Reinforcements').hasInHand('Battle Ox');
    given(opponent).controls('Vorse Raider').hasSet('Seven Tools of the Bandit');
    turnPlayer.attacks('Gemini Elf', 'Vorse Raider');
    turnPlayer.passes();
    turnPlayer.passes();
    then.timingIs('battlePhase.damageStep.start');
    turnPlayer.activates('Reinforcements', { targets: ['Gemini Elf'] });
    then.isAsked(opponent, 'chain');
    then.can(opponent).activate('Seven Tools of the Bandit');
    opponent.activates('Seven Tools of the Bandit');
    bothPass();
    then.chainsWere(['turnPlayer: Reinforcements', 'opponent: Seven Tools of the Bandit']);
    then.spellSpeedWas('Seven Tools of the Bandit', 3);
    then.linkWas('Seven Tools of the Bandit', 'resolved');
    then.linkWas('Reinforcements', 'activationNegated');
    then.lpIs(opponent, 7000);
    then.lpIs(turnPlayer, 8000);
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Vorse Raider', 'gy', opponent);
  },
);
