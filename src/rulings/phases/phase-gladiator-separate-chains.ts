import { card, ruling } from '../language';

export default ruling(
  'phase-gladiator-separate-chains',
  {
    covers: ['phase-triggers'],
    title: { en: 'The second in a Chain of its own', ko: '두 번째는 별개의 체인' },
    statement: {
      en: 'Effects of the end of the Battle Phase are not simultaneous triggers, so the second Gladiator Beast is not chained to the first: it acts in a new Chain after the first has resolved.',
      ko: '배틀 페이즈 종료시의 효과는 동시에 유발하는 것으로 취급하지 않으므로, 두 번째 검투수는 첫 번째에 체인하지 않는다. 첫 번째의 처리가 끝난 뒤 새로운 체인으로 발동한다.',
    },
    doubtful: {
      en: 'The ruling speaks of Gladiator Beasts in general; that it holds for these two is taken from there.',
      ko: '검투수 전반에 대한 재정이며, 이 두 몬스터에도 해당하는 것으로 본다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls('Gladiator Beast Laquari', 'Gladiator Beast Hoplomus')
      .hasInDeck('Gladiator Beast Bestiari');
    given(opponent).controls(card('Kuriboh', 'A'), card('Kuriboh', 'B'));
    turnPlayer.attacks('Gladiator Beast Laquari', 'Kuriboh#A');
    turnPlayer.attacks('Gladiator Beast Hoplomus', 'Kuriboh#B');
    then.phaseIs('battle');
    turnPlayer.activates('Gladiator Beast Laquari');
    then.happened('moved', { card: 'Gladiator Beast Laquari', where: { to: 'deck', cause: 'cost' } });
    then.linkWas('Gladiator Beast Laquari', 'resolved');
    then.wasSummonedBy('Gladiator Beast Bestiari', turnPlayer, 'special');
    turnPlayer.activates('Gladiator Beast Hoplomus');
    then.linkWas('Gladiator Beast Hoplomus', 'resolved');
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Gladiator Beast Laquari' },
      { event: 'chainResolved' },
      { event: 'activated', card: 'Gladiator Beast Hoplomus', where: { chain: 1 } },
    );
  },
);
