import { ruling } from '../language';

export default ruling(
  'ex-battle-calc-051',
  {
    covers: ['damage-calculation', 'battle-destruction'],
    title: { en: 'Nothing against nothing', ko: '0 대 0' },
    statement: {
      en: 'A tie between Attack Position monsters destroys both only if their ATK is above 0: a monster with 0 ATK destroys nothing. Two with 0 ATK stay on the field.',
      ko: '공격 표시 몬스터끼리 공격력이 같으면 서로를 파괴하지만, 공격력 0의 몬스터는 전투로 아무것도 파괴하지 않는다. 공격력 0끼리의 전투에서는 둘 다 필드에 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Ojama Yellow').hasInHand('Battle Ox');
    given(opponent).controls('Ojama Green');
    turnPlayer.attacks('Ojama Yellow', 'Ojama Green');
    then.happened('battled');
    then.controls(turnPlayer, 'Ojama Yellow');
    then.controls(opponent, 'Ojama Green');
    then.didNotHappen('damage');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
