import { card, ruling } from '../language';

export default ruling(
  'phase-gladiator-choose-first',
  {
    covers: ['phase-triggers'],
    title: { en: 'Which Gladiator Beast goes first', ko: '어느 검투수가 먼저인가' },
    statement: {
      en: 'Effects of the end of the Battle Phase do not trigger simultaneously and have no fixed order. So when two Gladiator Beasts have battled, their player chooses which one acts first.',
      ko: '배틀 페이즈 종료시의 효과는 동시에 유발하는 것이 아니어서 정해진 순서가 없다. 그래서 검투수 둘이 전투를 실행했다면 어느 쪽을 먼저 발동할지 그 플레이어가 고른다.',
    },
    doubtful: {
      en: 'The ruling speaks of Gladiator Beasts in general; that it holds for these two is taken from there.',
      ko: '검투수 전반에 대한 재정이며, 이 두 몬스터에도 해당하는 것으로 본다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls('Gladiator Beast Laquari', 'Gladiator Beast Hoplomus')
      .hasInDeck('Gladiator Beast Bestiari');
    given(opponent).controls(card('Kuriboh', 'A'), card('Kuriboh', 'B'));
    turnPlayer.attacks('Gladiator Beast Laquari', 'Kuriboh#A');
    turnPlayer.attacks('Gladiator Beast Hoplomus', 'Kuriboh#B');
    then.phaseIs('battle');
    then.can(turnPlayer).activate('Gladiator Beast Laquari');
    then.can(turnPlayer).activate('Gladiator Beast Hoplomus');
    inCase({ en: 'Laquari first', ko: '라크엘부터' }, () => {
      turnPlayer.activates('Gladiator Beast Laquari');
      then.linkWas('Gladiator Beast Laquari', 'resolved');
    });
    inCase({ en: 'Hoplomus first', ko: '호프롬스부터', contrast: 1 }, () => {
      turnPlayer.activates('Gladiator Beast Hoplomus');
      then.linkWas('Gladiator Beast Hoplomus', 'resolved');
    });
  },
);
