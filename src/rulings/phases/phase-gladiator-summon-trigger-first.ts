import { card, ruling } from '../language';

export default ruling(
  'phase-gladiator-summon-trigger-first',
  {
    covers: ['phase-triggers', 'trigger-order'],
    title: { en: 'What it Summons comes first', ko: '특수 소환된 몬스터의 효과가 먼저' },
    statement: {
      en: 'The trigger of Bestiari, Summoned by the first effect, is due at once, and its Chain resolves completely before Hoplomus may act. An effect of a Phase is not placed together with triggers; like an Ignition Effect it waits until that Chain is over.',
      ko: '첫 번째의 효과로 특수 소환된 베스트로리의 유발 효과가 먼저이며, 그 체인의 처리가 끝난 뒤에야 호프롬스가 발동할 수 있다. 페이즈에 발동하는 효과는 유발 효과와 함께 쌓지 않고 기동 효과처럼 기다리기 때문이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls('Gladiator Beast Laquari', 'Gladiator Beast Hoplomus')
      .hasInDeck('Gladiator Beast Bestiari');
    given(opponent).controls(card('Kuriboh', 'A'), card('Kuriboh', 'B')).hasSet('Horn of Heaven');
    turnPlayer.attacks('Gladiator Beast Laquari', 'Kuriboh#A');
    turnPlayer.attacks('Gladiator Beast Hoplomus', 'Kuriboh#B');
    then.phaseIs('battle');
    turnPlayer.activates('Gladiator Beast Laquari');
    then.wasSummonedBy('Gladiator Beast Bestiari', turnPlayer, 'special');
    then.linkWas('Gladiator Beast Bestiari', 'resolved');
    then.happened('moved', { card: 'Horn of Heaven', where: { to: 'gy', reasons: 'destroyed' } });
    turnPlayer.activates('Gladiator Beast Hoplomus');
    then.chainsWere(
      ['turnPlayer: Gladiator Beast Laquari'],
      ['turnPlayer: Gladiator Beast Bestiari'],
      ['turnPlayer: Gladiator Beast Hoplomus'],
    );
  },
);
