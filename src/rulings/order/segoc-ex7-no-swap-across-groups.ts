import { eightTriggers } from '../boards/eight-triggers';
import { ruling } from '../language';

export default ruling(
  'segoc-ex7-no-swap-across-groups',
  {
    covers: ['trigger-order'],
    title: { en: 'No trigger changes its group', ko: '다른 묶음과는 자리를 바꿀 수 없다' },
    statement: {
      en: 'Triggers that are due together form groups: the mandatory ones of the turn player, those of the opponent, then the optional ones of each. A player orders the own triggers inside a group, but cannot move one to another group.',
      ko: '동시에 발동하는 유발 효과는 턴 플레이어의 강제 효과, 상대의 강제 효과, 턴 플레이어의 임의 효과, 상대의 임의 효과의 묶음으로 나뉜다. 한 묶음 안의 순서는 그 플레이어가 정하지만, 다른 묶음으로 옮길 수는 없다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    eightTriggers(words);
    turnPlayer.activates('Dark Hole');
    turnPlayer.usesTrigger('Sangan');
    then.isAsked(opponent, 'trigger');
    then.cannot(opponent).activate('Peten the Dark Clown@opponent', { because: 'not-your-priority' });
    opponent.usesTrigger('Sangan');
    turnPlayer.usesTrigger('Peten the Dark Clown');
    turnPlayer.usesTrigger('Mermail Abysslinde');
    then.isAsked(opponent, 'trigger');
    then.can(opponent).activate('Peten the Dark Clown');
    then.cannot(opponent).activate('Sangan@opponent', { because: 'not-your-priority' });
    opponent.usesTrigger('Peten the Dark Clown');
    opponent.usesTrigger('Mermail Abysslinde');
    then.chainIs(
      'turnPlayer: Sangan',
      'turnPlayer: Dandylion',
      'opponent: Sangan',
      'opponent: Dandylion',
      'turnPlayer: Peten the Dark Clown',
      'turnPlayer: Mermail Abysslinde',
      'opponent: Peten the Dark Clown',
      'opponent: Mermail Abysslinde',
    );
  },
);
