import { ruling } from '../language';

export default ruling(
  'fdb-token-impossible',
  {
    covers: ['face-down', 'tokens', 'banish'],
    title: { en: 'A Token is not banished face-down', ko: '토큰은 뒷면 표시로 제외할 수 없다' },
    statement: {
      en: 'A Token has no face-down side, so it cannot be banished face-down.',
      ko: '토큰에는 뒷면이 없으므로 뒷면 표시로 제외할 수 없다.',
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
