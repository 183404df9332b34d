import { ruling } from '../language';

export default ruling(
  'calc-damage-reflected',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-redirect'],
    title: { en: 'Battle damage turned around', ko: '전투 데미지를 상대가 대신 받는다' },
    statement: {
      en: 'In battles of Amazoness Swords Woman the damage her controller would take goes to the other player. Whether she is destroyed is not changed by that.',
      ko: '아마조네스의 검사의 전투에서는 컨트롤러가 받을 전투 데미지를 상대가 대신 받는다. 이 몬스터가 파괴되는지는 그와 관계없다.',
    },
    contrast: 'calc-attack-higher',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).controls('Amazoness Swords Woman');
    turnPlayer.attacks('Gemini Elf', 'Amazoness Swords Woman');
    then.happened('damage', { seat: 'turnPlayer', where: { amount: 400, how: 'battle' } });
    then.didNotHappen('damage', { seat: 'opponent' });
    then.lpIs(turnPlayer, 7600);
    then.lpIs(opponent, 8000);
    then.happened('moved', { card: 'Amazoness Swords Woman', where: { to: 'gy', byBattle: true } });
    then.isIn('Amazoness Swords Woman', 'gy', opponent);
  },
);
