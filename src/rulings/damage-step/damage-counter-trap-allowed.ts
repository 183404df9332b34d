import { ruling } from '../language';

export default ruling(
  'damage-counter-trap-allowed',
  {
    covers: ['damage-step', 'counter-traps', 'activation-negation'],
    title: { en: 'Counter Traps are always welcome', ko: '카운터 함정은 데미지 스텝에도 발동할 수 있다' },
    statement: {
      en: 'The limits of the Damage Step do not hold for Counter Traps: they answer an activation there as anywhere else.',
      ko: '카운터 함정은 데미지 스텝의 제한을 받지 않으며, 그때의 발동에도 평소처럼 체인할 수 있다.',
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
