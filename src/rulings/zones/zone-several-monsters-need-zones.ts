import { ruling } from '../language';

export default ruling(
  'zone-several-monsters-need-zones',
  {
    covers: ['zones', 'tokens', 'activation'],
    title: { en: 'Zones for several Tokens', ko: '여러 장을 소환하려면 그만큼의 존이 필요하다' },
    statement: {
      en: 'Scapegoat Summons 4 Tokens and Ojama Trio 3, no fewer, each into a zone of its own. With 3 free Main Monster Zones only Ojama Trio can be activated; with 2, neither.',
      ko: '희생양은 토큰 4장을, 방해꾼 트리오는 3장을 반드시 모두 특수 소환하며, 그 수만큼 빈 메인 몬스터 존이 필요하다. 빈 존이 3곳이면 방해꾼 트리오만, 2곳이면 어느 쪽도 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Scapegoat');
    // Jar of Greed makes sure that the opponent is asked.
    given(opponent).hasSet('Ojama Trio', 'Jar of Greed').hasInDeck('Luster Dragon');
    inCase({ en: 'Three zones are free', ko: '빈 존이 3곳' }, () => {
      given(turnPlayer).controls('Celtic Guardian', 'Celtic Guardian');
      then.cannot(turnPlayer).activate('Scapegoat', { because: 'no-zone' });
      turnPlayer.movesTo('battle');
      then.can(opponent).activate('Ojama Trio');
      opponent.activates('Ojama Trio');
      opponent.passes();
      then.linkWas('Ojama Trio', 'resolved');
      then.countIs(turnPlayer, 'monsterZone', 3, 'Ojama Token');
    });
    inCase({ en: 'Two zones are free', ko: '빈 존이 2곳', contrast: 1 }, () => {
      given(turnPlayer).controls('Celtic Guardian', 'Celtic Guardian', 'Celtic Guardian');
      then.cannot(turnPlayer).activate('Scapegoat', { because: 'no-zone' });
      turnPlayer.movesTo('battle');
      then.isAsked(opponent, 'phaseEnd');
      then.cannot(opponent).activate('Ojama Trio', { because: 'no-zone' });
    });
  },
);
