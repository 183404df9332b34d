import { ruling } from '../language';

export default ruling(
  'phase-ended-by-effect-has-end-step',
  {
    covers: ['phase-triggers', 'turn-structure', 'attack-negation'],
    title: {
      en: 'A Battle Phase ended by an effect still has its End Step',
      ko: '효과로 종료된 배틀 페이즈에도 엔드 스텝이 있다',
    },
    statement: {
      en: 'An effect that ends the Battle Phase leads to its End Step: effects of the end of the Battle Phase can be used there. Only what skips to another Phase leaves it out.',
      ko: '배틀 페이즈를 종료하는 효과가 처리되면 엔드 스텝으로 이행하며, 배틀 페이즈 종료시의 효과를 발동할 수 있다. 다른 페이즈로 바로 넘어가는 효과일 때만 엔드 스텝이 없다.',
    },
    doubtful: {
      en: 'Decided by the answer that Evenly Matched can be activated after an effect ended the Battle Phase.',
      ko: '효과로 배틀 페이즈가 종료되어도 길항승부를 발동할 수 있다는 재정에 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls('Gladiator Beast Laquari', 'Gemini Elf')
      .hasInDeck('Gladiator Beast Bestiari', 'Vorse Raider');
    given(opponent).controls('Kuriboh').hasSet('Negate Attack');
    inCase({ en: 'the beast has battled', ko: '검투수가 전투를 실행했을 경우' }, () => {
      turnPlayer.attacks('Gladiator Beast Laquari', 'Kuriboh');
      turnPlayer.attacks('Gemini Elf', 'directly');
      opponent.activates('Negate Attack', { targets: ['Gemini Elf'] });
      then.phaseIs('battle');
      then.cannot(turnPlayer).attack('Gemini Elf', { because: 'wrong-phase' });
      then.can(turnPlayer).activate('Gladiator Beast Laquari');
      turnPlayer.activates('Gladiator Beast Laquari');
      then.linkWas('Gladiator Beast Laquari', 'resolved');
      then.controls(turnPlayer, 'Gladiator Beast Bestiari');
    });
    inCase({ en: 'its attack was negated', ko: '검투수의 공격이 무효로 되었을 경우' }, () => {
      turnPlayer.attacks('Gladiator Beast Laquari', 'Kuriboh');
      opponent.activates('Negate Attack', { targets: ['Gladiator Beast Laquari'] });
      then.phaseIs('main2');
      then.wasNeverOffered('Gladiator Beast Laquari', 'activate');
    });
  },
);
