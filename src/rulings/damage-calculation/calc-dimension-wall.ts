import { ruling } from '../language';

export default ruling(
  'calc-dimension-wall',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-redirect'],
    title: { en: 'The attacker takes it instead', ko: '공격한 쪽이 대신 받는다' },
    statement: {
      en: 'After Dimension Wall the battle damage of that attack is taken by the attacking player instead of by its user.',
      ko: '디멘션 월을 쓰면 그 공격의 전투 데미지는 쓴 플레이어 대신 공격한 플레이어가 받는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).hasSet('Dimension Wall');
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.can(opponent).activate('Dimension Wall');
    opponent.activates('Dimension Wall');
    bothPass();
    then.linkWas('Dimension Wall', 'resolved');
    then.happened('damage', { seat: 'turnPlayer', where: { amount: 1900, how: 'battle' } });
    then.didNotHappen('damage', { seat: 'opponent' });
    then.lpIs(turnPlayer, 6100);
    then.lpIs(opponent, 8000);
  },
);
