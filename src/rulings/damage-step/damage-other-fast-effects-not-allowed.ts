import { card, ruling } from '../language';

export default ruling(
  'damage-other-fast-effects-not-allowed',
  {
    covers: ['damage-step', 'fast-effect-timing'],
    title: { en: 'Most fast effects stay out of the Damage Step', ko: '데미지 스텝에서는 대부분 발동할 수 없다' },
    statement: {
      en: 'In the Damage Step only what changes ATK or DEF, negates an activation or says so itself can be activated. Mystical Space Typhoon, Book of Moon and Call of the Haunted do none of it, so they have to be used before that step.',
      ko: '데미지 스텝에는 공격력・수비력을 바꾸거나, 발동을 무효로 하거나, 데미지 스텝에도 발동할 수 있다고 쓰인 효과만 발동할 수 있다. 싸이크론과 달의 서, 리빙 데드가 부르는 소리는 해당하지 않으므로 그 전에 써야 한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls('Gemini Elf', card('Axe of Despair', { equippedTo: 'Gemini Elf' }))
      .hasInHand('Battle Ox');
    // Rush Recklessly is there so that the opponent is asked in the Damage Step.
    given(opponent)
      .controls('Vorse Raider')
      .hasSet('Mystical Space Typhoon', 'Book of Moon', 'Call of the Haunted', 'Rush Recklessly')
      .hasInGY('Kuriboh');
    turnPlayer.attacks('Gemini Elf', 'Vorse Raider');
    then.timingIs('opponentFastEffect');
    then.can(opponent).activate('Mystical Space Typhoon');
    then.can(opponent).activate('Book of Moon');
    then.can(opponent).activate('Call of the Haunted');
    opponent.passes();
    then.timingIs('turnPlayerPassed');
    then.can(opponent).activate('Mystical Space Typhoon');
    then.can(opponent).activate('Book of Moon');
    then.can(opponent).activate('Call of the Haunted');
    opponent.passes();
    then.timingIs('battlePhase.damageStep.start');
    then.isAsked(opponent);
    then.cannot(opponent).activate('Mystical Space Typhoon', { because: 'damage-step' });
    then.cannot(opponent).activate('Book of Moon', { because: 'damage-step' });
    then.cannot(opponent).activate('Call of the Haunted', { because: 'damage-step' });
    opponent.passes();
    then.timingIs('battlePhase.damageStep.beforeDamageCalculation');
    then.isAsked(opponent);
    then.cannot(opponent).activate('Mystical Space Typhoon', { because: 'damage-step' });
    then.cannot(opponent).activate('Book of Moon', { because: 'damage-step' });
    then.cannot(opponent).activate('Call of the Haunted', { because: 'damage-step' });
    opponent.passes();
    then.isIn('Vorse Raider', 'gy', opponent);
    then.noChain();
  },
);
