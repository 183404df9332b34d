import { ruling } from '../language';

export default ruling(
  'cont-leave-field-tenki',
  {
    covers: ['continuous-cards', 'card-activation', 'destruction'],
    title: { en: 'Gone before its activation resolves', ko: '처리하기 전에 없어진 지속 마법' },
    statement: {
      en: 'What a Continuous Spell does when it is activated is done only if the card is still face-up on the field as that link resolves. Destroyed in the same Chain, it adds nothing to the hand.',
      ko: '지속 마법 카드의 발동시의 효과 처리는, 그 발동을 처리할 때 카드가 필드에 앞면 표시로 남아 있어야 적용된다. 같은 체인에서 파괴되면 패에 넣을 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Fire Formation - Tenki').hasInDeck('Brotherhood of the Fire Fist - Bear', 'Kuriboh');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Fire Formation - Tenki');
    inCase({ en: 'Destroyed in the same Chain', ko: '같은 체인에서 파괴되었을 경우' }, () => {
      opponent.activates('Mystical Space Typhoon', { targets: ['Fire Formation - Tenki'] });
      then.chainIs('turnPlayer: Fire Formation - Tenki', 'opponent: Mystical Space Typhoon');
      bothPass();
      then.isIn('Fire Formation - Tenki', 'gy', turnPlayer);
      then.linkWas('Fire Formation - Tenki', 'withoutEffect', { because: 'not-face-up' });
      then.isIn('Brotherhood of the Fire Fist - Bear', 'deck', turnPlayer);
      then.countIs(turnPlayer, 'hand', 0);
    });
    inCase({ en: 'Still there', ko: '필드에 남아 있을 경우' }, () => {
      bothPass();
      turnPlayer.answers('yes');
      then.linkWas('Fire Formation - Tenki', 'resolved');
      then.isIn('Brotherhood of the Fire Fist - Bear', 'hand', turnPlayer);
    });
  },
);
