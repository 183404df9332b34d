import { card, ruling } from '../language';

export default ruling(
  'phase-gladiator-summon-trigger-first',
  {
    covers: ['phase-triggers', 'trigger-order'],
    title: { en: 'What it Summons comes first', ko: '특수 소환된 몬스터의 효과가 먼저' },
    statement: {
      en: 'If the first Summons a Gladiator Beast whose effect triggers, that Chain resolves completely before the second may act: in this the effects of a Phase are like Ignition Effects.',
      ko: '첫 번째의 효과로 특수 소환된 검투수의 효과가 발동하면, 그 체인의 처리가 모두 끝난 뒤에야 두 번째가 발동할 수 있다. 이 점에서 페이즈에 발동하는 효과는 기동 효과와 비슷하다.',
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
