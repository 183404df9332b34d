import { eightTriggers } from '../boards/eight-triggers';
import { ruling } from '../language';

export default ruling(
  'segoc-ex7-no-swap-across-groups',
  {
    covers: ['trigger-order'],
    title: { en: 'No trigger changes its group', ko: '다른 묶음과는 자리를 바꿀 수 없다' },
    statement: {
      en: 'A player cannot move one of their triggers from one group to another: mandatory ones stay ahead of optional ones.',
      ko: '자신의 유발 효과라도 다른 묶음으로 옮길 수는 없다. 강제 효과는 언제나 임의 효과보다 앞에 쌓인다.',
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
