import { ruling } from '../language';

export default ruling(
  'fdb-token-impossible',
  {
    covers: ['face-down', 'tokens', 'banish'],
    title: { en: 'A Token is not banished face-down', ko: '토큰은 뒷면 표시로 제외할 수 없다' },
    statement: {
      en: 'Eater of Millions banishes the monster it battles face-down. A Token has no back and cannot be face-down, so against a Token the effect has nothing to do and is not activated.',
      ko: '백만먹기의 그랏톤은 전투하는 몬스터를 뒷면 표시로 제외한다. 토큰은 뒷면이 없어 뒷면 표시로 제외할 수 없으므로, 토큰과 전투할 때에는 처리할 것이 없어 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).hasSet('Scapegoat').controls('Kuriboh');
    given(turnPlayer).controls('Eater of Millions');
    turnPlayer.movesTo('battle');
    opponent.activates('Scapegoat');
    bothPass();
    turnPlayer.movesTo('battle');
    inCase({ en: 'Against a Token', ko: '토큰과 전투할 경우' }, () => {
      turnPlayer.attacks('Eater of Millions', 'Sheep Token#1');
      then.wasNeverOffered('Eater of Millions', 'activate');
      then.didNotHappen('moved', { where: { to: 'banished' } });
    });
  },
);
