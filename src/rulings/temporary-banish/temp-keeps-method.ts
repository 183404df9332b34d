import { card, ruling } from '../language';

export default ruling(
  'temp-keeps-method',
  {
    covers: ['banish', 'special-summon'],
    title: { en: 'How it was Summoned is kept', ko: '소환된 방법은 남는다' },
    statement: {
      en: 'By which method a monster was Summoned is kept through a temporary banish. El Shaddoll Construct destroys a Special Summoned monster it battles, and does so with one that was banished and has returned.',
      ko: '어떤 방법으로 소환되었는지는 일시적으로 제외되어도 남는다. 특수 소환된 몬스터와 전투를 실행할 때 파괴하는 엘섀도르 네피림의 효과는, 제외되었다가 돌아온 몬스터에게도 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).controls('El Shaddoll Construct', 'Interdimensional Matter Forwarder');
    const battle = () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Cyber Dragon'] });
      then.controls(opponent, 'Cyber Dragon');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('El Shaddoll Construct', 'Cyber Dragon');
    };
    inCase({ en: 'Special Summoned', ko: '특수 소환된 몬스터' }, () => {
      given(opponent).controls(card('Cyber Dragon', { method: 'special' }));
      battle();
      then.chainIs('turnPlayer: El Shaddoll Construct');
      then.isIn('Cyber Dragon', 'gy', opponent);
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'Normal Summoned', ko: '일반 소환된 몬스터', contrast: 1 }, () => {
      given(opponent).controls(card('Cyber Dragon', { method: 'normal' }));
      battle();
      then.chainIs('turnPlayer: Interdimensional Matter Forwarder');
      then.lpIs(opponent, 7300);
    });
  },
);
