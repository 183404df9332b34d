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
      en: 'Negate Attack ends the Battle Phase by leading to its End Step, so effects of the end of the Battle Phase can still be used. Gladiator Beast Laquari can be if it has battled; if its own attack was negated, it has not. Only what skips to another Phase leaves the End Step out.',
      ko: '공격 무력화로 배틀 페이즈가 종료되어도 엔드 스텝으로 이행하므로 배틀 페이즈 종료시의 효과를 발동할 수 있다. 검투수 라크엘은 전투했다면 발동할 수 있고, 공격이 무효로 되었다면 전투하지 않았으므로 발동할 수 없다.',
    },
    doubtful: {
      en: 'One could think that such a Battle Phase has no End Step. An official answer lets Evenly Matched be activated after it, and that is followed here.',
      ko: '이 경우에 엔드 스텝이 없다고 볼 수도 있으나, 효과로 배틀 페이즈가 종료되어도 길항승부를 발동할 수 있다는 재정에 따른다.',
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
