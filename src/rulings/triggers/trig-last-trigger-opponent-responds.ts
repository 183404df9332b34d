import { card, ruling } from '../language';

export default ruling(
  'trig-last-trigger-opponent-responds',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'Who responds to the last trigger', ko: '마지막 유발 효과에 먼저 응하는 쪽' },
    statement: {
      en: 'Once the last trigger is placed, other effects may be chained, beginning with the opponent of the player who placed it. The opponent’s Eater of Millions is the last, so the turn player may act first, here with Borreload Dragon’s Quick Effect.',
      ko: '유발 효과를 모두 쌓고 나면 마지막 것을 쌓은 플레이어의 상대부터 다른 효과를 체인할 수 있다. 마지막은 상대의 백만먹기의 그랏톤이므로, 턴 플레이어가 먼저 바렐로드 드래곤의 ②를 발동할 수 있다.',
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
    turnPlayer.usesTrigger('Borreload Dragon', { effect: 3 });
    opponent.usesTrigger('Eater of Millions', { effect: 3 });
    then.chainIs('turnPlayer: Borreload Dragon', 'opponent: Eater of Millions');
    then.isAsked(turnPlayer, 'chain');
    then.can(turnPlayer).activate('Borreload Dragon', { effect: 2 });
    turnPlayer.activates('Borreload Dragon', { effect: 2, targets: ['Eater of Millions'] });
    then.chainIs('turnPlayer: Borreload Dragon', 'opponent: Eater of Millions', 'turnPlayer: Borreload Dragon');
  },
);
