import { ruling } from '../language';

export default ruling(
  'token-vanishes',
  {
    covers: ['tokens', 'battle-destruction'],
    title: { en: 'Tokens vanish', ko: '토큰은 사라진다' },
    statement: {
      en: 'A Token is a monster of the field only. However it leaves, it is gone: it does not arrive in a GY, hand or Deck.',
      ko: '토큰은 필드에만 존재하는 몬스터다. 어떻게 필드를 떠나든 사라질 뿐, 묘지나 패, 덱에 도착하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasSet('Compulsory Evacuation Device').hasInHand('Battle Ox');
    given(opponent).hasSet('Scapegoat');
    turnPlayer.movesTo('battle');
    opponent.activates('Scapegoat');
    bothPass();
    then.countIs(opponent, 'monsterZone', 4, 'Sheep Token');
    turnPlayer.passes();
    turnPlayer.movesTo('battle');
    turnPlayer.passes();
    turnPlayer.attacks('Gemini Elf', 'Sheep Token#1');
    turnPlayer.passes();
    turnPlayer.passes();
    then.countIs(opponent, 'monsterZone', 3, 'Sheep Token');
    turnPlayer.activates('Compulsory Evacuation Device', { targets: ['Sheep Token#2'] });
    bothPass();
    then.linkWas('Compulsory Evacuation Device', 'resolved');
    then.countIs(opponent, 'monsterZone', 2, 'Sheep Token');
    then.happened('tokenVanished', { times: 2 });
    then.countIs(opponent, 'gy', 1);
    then.isIn('Scapegoat', 'gy', opponent);
    then.countIs(opponent, 'hand', 0);
    then.lpIs(opponent, 8000);
  },
);
