import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-declined-is-final',
  {
    covers: ['declined', 'trigger-order', 'priority'],
    title: { en: 'Declined is declined', ko: '발동하지 않기로 한 것은 그것으로 끝' },
    statement: {
      en: 'Optional triggers are used or declined while triggers are being placed, before anything is chained. Borreload Dragon’s was declined then, so it cannot be added above Eater of Millions; its Quick Effect is no trigger and still can.',
      ko: '임의의 유발 효과는 다른 것을 체인하기 전, 유발 효과를 쌓을 때에 발동할지 정한다. 바렐로드 드래곤의 ③은 그때 포기했으므로 백만먹기의 그랏톤의 ③ 위에 쌓을 수 없지만, 유발 즉시 효과인 ②는 발동할 수 있다.',
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
    opponent.usesTrigger('Eater of Millions', { effect: 3 });
    then.chainIs('opponent: Eater of Millions');
    then.isAsked(turnPlayer, 'chain');
    then.cannot(turnPlayer).activate('Borreload Dragon', { effect: 3, because: 'declined' });
    then.can(turnPlayer).activate('Borreload Dragon', { effect: 2 });
    turnPlayer.activates('Borreload Dragon', { effect: 2, targets: ['Eater of Millions'] });
    then.chainIs('opponent: Eater of Millions', 'turnPlayer: Borreload Dragon');
  },
);
