import { ruling } from '../language';

export default ruling(
  'calc-zero-attack-direct',
  {
    covers: ['damage-calculation', 'battle-damage', 'hand-triggers'],
    title: { en: 'A direct attack with nothing behind it', ko: '공격력 0의 직접 공격' },
    statement: {
      en: 'With 0 ATK a direct attack inflicts no damage at all. What waits for damage, such as Gorz in the hand, has nothing to answer.',
      ko: '공격력 0의 직접 공격은 전투 데미지를 전혀 주지 않는다. 그래서 패의 저승사자 고즈처럼 데미지를 조건으로 하는 효과는 발동할 수 없다.',
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
