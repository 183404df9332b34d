import { ruling } from '../language';

export default ruling(
  'fd-token-no-facedown',
  {
    covers: ['face-down', 'tokens', 'targeting'],
    title: { en: 'A Token has no face-down side', ko: '토큰에는 뒷면이 없다' },
    statement: {
      en: 'A Token has no back, so it cannot be turned face-down and is no proper target for an effect that would do so. With only Tokens on the field Book of Moon cannot be activated.',
      ko: '토큰에는 뒷면이 없어 뒷면 표시가 될 수 없으므로, 몬스터를 뒷면 표시로 하는 효과의 대상이 되지 않는다. 필드에 토큰뿐이면 달의 서를 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasSet('Scapegoat');
    given(turnPlayer).hasInHand('Book of Moon');
    turnPlayer.movesTo('battle');
    opponent.activates('Scapegoat');
    bothPass();
    then.countIs(opponent, 'monsterZone', 4, 'Sheep Token');
    then.cannot(turnPlayer).activate('Book of Moon', { because: 'no-target' });
  },
);
