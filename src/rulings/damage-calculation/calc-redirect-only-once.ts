import { ruling } from '../language';

export default ruling(
  'calc-redirect-only-once',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-redirect'],
    title: { en: 'Turned around only once', ko: '데미지는 한 번만 되돌아간다' },
    statement: {
      en: 'A damage is turned over to the other player by one effect only. Dimension Wall and Amazoness Swords Woman both do so, but what the one has sent over is not sent back by the other.',
      ko: '전투 데미지를 다른 플레이어가 받게 하는 효과는 하나의 데미지에 하나만 적용된다. 디멘션 월과 아마조네스의 검사는 둘 다 그런 효과이지만, 한쪽이 넘긴 데미지를 다른 쪽이 다시 돌려보내지는 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Amazoness Swords Woman').hasInHand('Battle Ox');
    given(opponent).hasSet('Dimension Wall');
    inCase({ en: 'damage for the opponent', ko: '상대가 받을 데미지' }, () => {
      given(opponent).controls('Celtic Guardian');
      turnPlayer.attacks('Amazoness Swords Woman', 'Celtic Guardian');
      opponent.activates('Dimension Wall');
      bothPass();
      then.linkWas('Dimension Wall', 'resolved');
      then.happened('damage', { times: 1 });
      then.happened('damage', { seat: 'turnPlayer', where: { amount: 100, how: 'battle' } });
      then.lpIs(turnPlayer, 7900);
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'damage for the turn player', ko: '턴 플레이어가 받을 데미지', contrast: 1 }, () => {
      given(opponent).controls('Gemini Elf');
      turnPlayer.attacks('Amazoness Swords Woman', 'Gemini Elf');
      opponent.activates('Dimension Wall');
      bothPass();
      then.linkWas('Dimension Wall', 'resolved');
      then.happened('damage', { times: 1 });
      then.happened('damage', { seat: 'opponent', where: { amount: 400, how: 'battle' } });
      then.lpIs(opponent, 7600);
      then.lpIs(turnPlayer, 8000);
    });
  },
);
