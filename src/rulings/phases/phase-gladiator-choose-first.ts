import { card, ruling } from '../language';

export default ruling(
  'phase-gladiator-choose-first',
  {
    covers: ['phase-triggers'],
    title: { en: 'Which Gladiator Beast goes first', ko: '어느 검투수가 먼저인가' },
    statement: {
      en: 'When two Gladiator Beasts have battled, their player chooses at the end of the Battle Phase which one acts first.',
      ko: '검투수 둘이 전투를 실행했다면 배틀 페이즈 종료시에 어느 쪽을 먼저 발동할지 그 플레이어가 고른다.',
    },
    doubtful: {
      en: 'Said of Gladiator Beasts in general; these monsters stand for them.',
      ko: '검투수 전반에 관한 것으로, 여기서는 이 몬스터들로 대표한다.',
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
