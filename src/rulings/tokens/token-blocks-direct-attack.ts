import { ruling } from '../language';

export default ruling(
  'token-blocks-direct-attack',
  {
    covers: ['tokens', 'direct-attack', 'attack-targets'],
    title: { en: 'Tokens count as monsters', ko: '토큰도 몬스터다' },
    statement: {
      en: 'A Token is a monster like any other: while the opponent controls one, there is no direct attack, and it can be attacked itself. Tokens on your own field do not hinder your attacks.',
      ko: '토큰도 몬스터이므로, 상대 필드에 있으면 직접 공격을 할 수 없고 토큰 자체가 공격 대상이 된다. 자신 필드의 토큰은 자신의 공격을 방해하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasSet('Ojama Trio').hasInHand('Celtic Guardian').hasInDeck('Battle Ox');
    turnPlayer.movesTo('battle');
    opponent.activates('Ojama Trio');
    bothPass();
    then.countIs(turnPlayer, 'monsterZone', 3, 'Ojama Token');
    turnPlayer.movesTo('battle');
    then.attackTargetsAre('Gemini Elf', 'directly');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 6100);
    turnPlayer.movesTo('end');
    opponent.normalSummons('Celtic Guardian');
    opponent.movesTo('battle');
    then.attackTargetsAre('Celtic Guardian', 'Gemini Elf', 'Ojama Token', 'Ojama Token', 'Ojama Token');
    opponent.attacks('Celtic Guardian', 'Ojama Token#1');
    then.countIs(turnPlayer, 'monsterZone', 2, 'Ojama Token');
    then.happened('damage', { seat: 'turnPlayer', where: { amount: 300, how: 'effect' } });
    then.lpIs(turnPlayer, 7700);
    then.lpIs(opponent, 6100);
  },
);
