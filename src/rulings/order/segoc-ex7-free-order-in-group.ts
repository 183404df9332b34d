import { eightTriggers } from '../boards/eight-triggers';
import { ruling } from '../language';

export default ruling(
  'segoc-ex7-free-order-in-group',
  {
    covers: ['trigger-order'],
    title: { en: 'Free order inside a group', ko: '묶음 안에서는 원하는 순서로' },
    statement: {
      en: 'Within one group the player places their own triggers in whatever order they like.',
      ko: '같은 묶음 안에서는 그 플레이어가 자신의 유발 효과를 원하는 순서로 쌓는다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, inCase, then } = words;
    eightTriggers(words);
    turnPlayer.activates('Dark Hole');
    inCase({ en: 'in the order written', ko: '적힌 순서대로' }, () => {
      turnPlayer.usesTrigger('Sangan');
      then.chainIs('turnPlayer: Sangan', 'turnPlayer: Dandylion');
      opponent.usesTrigger('Sangan');
      turnPlayer.usesTrigger('Peten the Dark Clown');
      turnPlayer.usesTrigger('Mermail Abysslinde');
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
    });
    inCase({ en: 'each pair the other way round', ko: '각 묶음을 거꾸로' }, () => {
      turnPlayer.usesTrigger('Dandylion');
      then.chainIs('turnPlayer: Dandylion', 'turnPlayer: Sangan');
      opponent.usesTrigger('Dandylion');
      turnPlayer.usesTrigger('Mermail Abysslinde');
      turnPlayer.usesTrigger('Peten the Dark Clown');
      opponent.usesTrigger('Mermail Abysslinde');
      opponent.usesTrigger('Peten the Dark Clown');
      then.chainIs(
        'turnPlayer: Dandylion',
        'turnPlayer: Sangan',
        'opponent: Dandylion',
        'opponent: Sangan',
        'turnPlayer: Mermail Abysslinde',
        'turnPlayer: Peten the Dark Clown',
        'opponent: Mermail Abysslinde',
        'opponent: Peten the Dark Clown',
      );
    });
  },
);
