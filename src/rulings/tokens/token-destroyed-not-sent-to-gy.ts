import { ruling } from '../language';

export default ruling(
  'token-destroyed-not-sent-to-gy',
  {
    covers: ['tokens', 'battle-destruction', 'trigger-order'],
    title: { en: 'A Token does not reach the GY', ko: '토큰은 묘지에 도달하지 않는다' },
    statement: {
      en: 'Destroying a Token by battle does not satisfy an effect that asks for the destroyed monster to be sent to the GY.',
      ko: '토큰을 전투로 파괴해도 "파괴하고 묘지로 보냈을 때"의 조건은 만족하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Goyo Guardian').hasInHand('Battle Ox');
    given(opponent).hasSet('Scapegoat').controls('Kuriboh');
    turnPlayer.movesTo('battle');
    opponent.activates('Scapegoat');
    bothPass();
    turnPlayer.movesTo('battle');
    inCase({ en: 'A Token is destroyed', ko: '토큰을 파괴했을 경우' }, () => {
      turnPlayer.attacks('Goyo Guardian', 'Sheep Token#1');
      then.happened('tokenVanished', { times: 1 });
      then.countIs(opponent, 'monsterZone', 3, 'Sheep Token');
      then.chainsWere(['opponent: Scapegoat']);
      then.wasNeverOffered('Goyo Guardian', 'activate');
      then.cannot(turnPlayer).activate('Goyo Guardian', { because: 'event-not-happened' });
    });
    inCase({ en: 'A card is destroyed', ko: '카드인 몬스터를 파괴했을 경우', contrast: 1 }, () => {
      turnPlayer.attacks('Goyo Guardian', 'Kuriboh');
      then.can(turnPlayer).activate('Goyo Guardian');
    });
  },
);
