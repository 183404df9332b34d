import { card, ruling } from '../language';

export default ruling(
  'calc-piercing-indestructible',
  {
    covers: ['damage-calculation', 'battle-damage', 'piercing'],
    title: { en: 'Pierced but not destroyed', ko: '파괴되지 않아도 관통은 된다' },
    statement: {
      en: 'Damage and destruction are separate results of a battle: a Defense Position monster that battle cannot destroy lets piercing damage through all the same.',
      ko: '데미지와 파괴는 별개의 결과다. 전투로 파괴되지 않는 수비 표시 몬스터라도 관통 데미지는 그대로 들어간다.',
    },
    contrast: 'calc-piercing',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Spear Dragon').hasInHand('Battle Ox');
    given(opponent).controls(card('Spirit Reaper', { position: 'defense' }));
    turnPlayer.attacks('Spear Dragon', 'Spirit Reaper');
    then.controls(opponent, 'Spirit Reaper');
    then.happened('damage', { seat: 'opponent', where: { amount: 1700, how: 'battle' } });
    then.lpIs(opponent, 6300);
    then.lpIs(turnPlayer, 8000);
  },
);
