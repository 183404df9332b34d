import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-quick-cannot-preempt',
  {
    covers: ['triggers-first', 'trigger-order', 'priority'],
    title: { en: 'The Quick Effect does not come first', ko: '유발 즉시 효과로 선수를 칠 수 없다' },
    statement: {
      en: 'Nobody may respond to Borreload Dragon’s Quick Effect ②. Still it cannot be used first to shut out the trigger ③ of Eater of Millions: triggers due at the start of the Damage Step are used or declined first, the turn player’s and then the opponent’s, and only then fast effects.',
      ko: '바렐로드 드래곤의 ②에는 체인할 수 없지만, 이것을 먼저 발동하여 백만먹기의 그랏톤의 ③을 막을 수는 없다. 데미지 스텝 개시시의 유발 효과를 턴 플레이어, 상대의 순서로 발동할지 모두 정한 뒤에야 패스트 이펙트(스펠 스피드 2 이상의 효과)를 발동할 수 있기 때문이다.',
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
