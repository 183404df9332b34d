import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-quick-cannot-preempt',
  {
    covers: ['triggers-first', 'trigger-order', 'priority'],
    title: { en: 'The Quick Effect does not come first', ko: '유발 즉시 효과로 선수를 칠 수 없다' },
    statement: {
      en: 'Nobody may respond to the Quick Effect ② of Borreload Dragon. Still it cannot be used first at the start of the Damage Step to shut out the trigger ③ of Eater of Millions: triggers of that moment are placed on the Chain first, those of the turn player and then those of the opponent, and only when none is left may a fast effect be used. Borreload Dragon has a trigger of its own there too, which is declined here.',
      ko: '바렐로드 드래곤의 유발 즉시 효과 ②에는 체인할 수 없다. 그래도 데미지 스텝 개시시에 ②를 먼저 발동하여 백만먹기의 그랏톤의 유발 효과 ③을 막을 수는 없다. 그 시점의 유발 효과를 턴 플레이어, 상대의 순서로 먼저 체인에 쌓고, 남은 유발 효과가 없어야 스펠 스피드 2 이상의 효과를 발동할 수 있기 때문이다. 바렐로드 드래곤 자신의 유발 효과도 있지만 여기서는 사용하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls(card('Borreload Dragon', { zone: 5 }));
    given(opponent).controls('Eater of Millions');
    turnPlayer.attacks('Borreload Dragon', 'Eater of Millions');
    // After the declaration, and once more before the Damage Step, Borreload Dragon could be used as well.
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.declines('Borreload Dragon');
    then.timingIs('triggerCheck');
    then.isAsked(opponent, 'trigger');
    then.can(opponent).activate('Eater of Millions', { effect: 3 });
    then.cannot(turnPlayer).activate('Borreload Dragon', { effect: 2, because: 'triggers-first' });
    opponent.declines('Eater of Millions');
    then.can(turnPlayer).activate('Borreload Dragon', { effect: 2 });
  },
);
