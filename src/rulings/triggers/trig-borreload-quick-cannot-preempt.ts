import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-quick-cannot-preempt',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'The Quick Effect does not come first', ko: '유발 즉시 효과로 선수를 칠 수 없다' },
    statement: {
      en: 'The Quick Effect of Borreload Dragon cannot be used first at the start of the Damage Step to keep Eater of Millions from responding: the triggers of both players come before it.',
      ko: '데미지 스텝 개시시에 바렐로드 드래곤의 ②를 먼저 발동하여 백만먹기의 그랏톤을 막을 수는 없다. 양쪽의 유발 효과가 먼저이다.',
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
