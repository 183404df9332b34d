import { ruling } from '../language';

export default ruling(
  'calc-zero-attack-direct',
  {
    covers: ['damage-calculation', 'battle-damage', 'hand-triggers'],
    title: { en: 'A direct attack with nothing behind it', ko: '공격력 0의 직접 공격' },
    statement: {
      en: 'A direct attack with 0 ATK inflicts no damage, so Gorz the Emissary of Darkness, which answers damage, cannot be used against Ojama Yellow. Against Kuriboh with 300 ATK damage is inflicted and it can.',
      ko: '공격력 0의 직접 공격은 데미지를 주지 않는다. 그래서 데미지를 받았을 때 발동하는 저승사자 고즈는 방해꾼 옐로의 공격에는 발동할 수 없고, 공격력 300인 크리보의 공격에는 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).hasInHand('Battle Ox');
    given(opponent).hasInHand('Gorz the Emissary of Darkness');
    inCase({ en: 'ATK 0', ko: '공격력 0' }, () => {
      given(turnPlayer).controls('Ojama Yellow');
      turnPlayer.attacks('Ojama Yellow', 'directly');
      then.happened('attackDeclared', { card: 'Ojama Yellow', where: { target: null } });
      then.didNotHappen('damage');
      then.lpIs(opponent, 8000);
      then.wasNeverOffered('Gorz the Emissary of Darkness', 'activate');
      then.cannot(opponent).activate('Gorz the Emissary of Darkness', { because: 'event-not-happened' });
    });
    inCase({ en: 'ATK 300', ko: '공격력 300', contrast: 1 }, () => {
      given(turnPlayer).controls('Kuriboh');
      turnPlayer.attacks('Kuriboh', 'directly');
      then.lpIs(opponent, 7700);
      then.isAsked(opponent);
      then.can(opponent).activate('Gorz the Emissary of Darkness');
    });
  },
);
