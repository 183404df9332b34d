import { ruling } from '../language';

export default ruling(
  'ex-battle-calc-051',
  {
    covers: ['damage-calculation', 'battle-destruction'],
    title: { en: 'Nothing against nothing', ko: '0 대 0' },
    statement: {
      en: 'Two Attack Position monsters with 0 ATK do not destroy each other.',
      ko: '공격력 0인 공격 표시 몬스터끼리는 서로를 파괴하지 않는다.',
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
