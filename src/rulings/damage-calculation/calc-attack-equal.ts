import { ruling } from '../language';

export default ruling(
  'calc-attack-equal',
  {
    covers: ['damage-calculation', 'battle-damage', 'battle-destruction'],
    title: { en: 'Equal ATK destroys both', ko: '공격력이 같으면 둘 다 파괴된다' },
    statement: {
      en: 'If both monsters are in Attack Position with the same ATK above 0, each destroys the other and nobody takes damage.',
      ko: '공격 표시끼리의 전투에서 공격력이 0보다 크고 같으면 서로를 파괴하며, 어느 쪽도 데미지를 받지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).controls('Vorse Raider');
    turnPlayer.attacks('Gemini Elf', 'Vorse Raider');
    then.happened('moved', { where: { to: 'gy', byBattle: true }, times: 2 });
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Vorse Raider', 'gy', opponent);
    then.didNotHappen('damage');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
