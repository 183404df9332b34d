import { ruling } from '../language';

export default ruling(
  'calc-dimension-wall',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-redirect'],
    title: { en: 'The attacker takes it instead', ko: '공격한 쪽이 대신 받는다' },
    statement: {
      en: 'Dimension Wall has the battle damage of one attack taken by the other player. So Gemini Elf’s direct attack inflicts its 1900 on the attacking player instead of on the user of Dimension Wall.',
      ko: '디멘션 월은 그 공격의 전투 데미지를 상대가 대신 받게 한다. 그래서 쌍둥이 자매 엘프의 직접 공격에 의한 1900 데미지는 발동한 플레이어가 아니라 공격한 플레이어가 받는다.',
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
