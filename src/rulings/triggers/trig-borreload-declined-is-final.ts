import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-declined-is-final',
  {
    covers: ['declined', 'trigger-order', 'priority'],
    title: { en: 'Declined is declined', ko: '발동하지 않기로 한 것은 그것으로 끝' },
    statement: {
      en: 'A turn player who does not use the trigger of Borreload Dragon when triggers are asked for has given it up for that timing; after Eater of Millions is activated only the Quick Effect is left.',
      ko: '유발 효과를 쌓을 때 바렐로드 드래곤의 ③을 발동하지 않았다면 그 타이밍에는 포기한 것이다. 백만먹기의 그랏톤의 ③이 발동한 뒤에는 ②만 발동할 수 있다.',
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
