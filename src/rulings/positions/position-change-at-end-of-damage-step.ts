import { card, ruling } from '../language';

export default ruling(
  'position-change-at-end-of-damage-step',
  {
    covers: ['position-change', 'damage-step', 'damage-calculation'],
    title: { en: 'Big Shield Gardna after an attack', ko: '공격받은 뒤의 빅 실드 가드너' },
    statement: {
      en: 'An attacked Big Shield Gardna defends with its DEF and turns to Attack Position only at the end of the Damage Step. The next attack meets its ATK.',
      ko: '공격받은 빅 실드 가드너는 수비력으로 전투하고, 데미지 스텝 종료시에 공격 표시가 된다. 다음 공격은 그 공격력과 전투한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider').hasInHand('Luster Dragon');
    given(opponent).controls(card('Big Shield Gardna', { position: 'defense' }));
    turnPlayer.attacks('Gemini Elf', 'Big Shield Gardna');
    then.lpIs(turnPlayer, 7300);
    then.happenedInOrder(
      { event: 'damage', seat: 'turnPlayer', where: { amount: 700 } },
      { event: 'positionChanged', card: 'Big Shield Gardna', where: { position: 'attack' } },
    );
    then.positionIs('Big Shield Gardna', 'attack');
    turnPlayer.attacks('Vorse Raider', 'Big Shield Gardna');
    then.isIn('Big Shield Gardna', 'gy', opponent);
    then.lpIs(opponent, 6200);
    then.lpIs(turnPlayer, 7300);
  },
);
