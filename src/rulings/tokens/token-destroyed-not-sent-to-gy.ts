import { ruling } from '../language';

export default ruling(
  'token-destroyed-not-sent-to-gy',
  {
    covers: ['tokens', 'battle-destruction', 'trigger-order'],
    title: { en: 'A Token does not reach the GY', ko: '토큰은 묘지에 도달하지 않는다' },
    statement: {
      en: 'Goyo Guardian triggers when it destroys a monster by battle and sends it to the GY. A Token that leaves the field is gone without reaching the GY, so the effect is not activated; after the destruction of Kuriboh it is.',
      ko: '고요우 가디언은 몬스터를 전투로 파괴하고 묘지로 보냈을 때 발동한다. 토큰은 필드를 벗어나면 묘지로 가지 않고 없어지므로 발동할 수 없고, 크리보를 파괴하면 발동할 수 있다.',
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
    inCase({ en: 'A monster that is a card is destroyed', ko: '카드인 몬스터를 파괴했을 경우', contrast: 1 }, () => {
      turnPlayer.attacks('Goyo Guardian', 'Kuriboh');
      then.can(turnPlayer).activate('Goyo Guardian');
    });
  },
);
