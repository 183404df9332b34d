import { ruling } from '../language';

export default ruling(
  'damage-text-allows-damage-step',
  {
    covers: ['damage-step', 'spell-trap-triggers', 'battle-destruction'],
    title: { en: 'Cards that name the Damage Step', ko: '데미지 스텝에도 발동할 수 있다고 적힌 카드' },
    statement: {
      en: "A card whose text includes the Damage Step can be activated in it. Michizure answers the loss of its player's monster in battle at the end of that step.",
      ko: '데미지 스텝에도 발동할 수 있는 카드는 그때 발동할 수 있다. 동반은 데미지 스텝 종료시에 자신의 몬스터가 전투로 묘지로 보내진 것에 대해 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).controls('Celtic Guardian').hasSet('Michizure');
    turnPlayer.attacks('Gemini Elf', 'Celtic Guardian');
    then.timingIs('battlePhase.damageStep.end');
    then.can(opponent).activate('Michizure');
    opponent.activates('Michizure', { targets: ['Gemini Elf'] });
    bothPass();
    then.chainsWere(['opponent: Michizure']);
    then.linkWas('Michizure', 'resolved');
    then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', byBattle: true } });
    then.happened('moved', { card: 'Gemini Elf', where: { to: 'gy', reasons: 'destroyed', cause: 'effect' } });
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.lpIs(opponent, 7500);
  },
);
