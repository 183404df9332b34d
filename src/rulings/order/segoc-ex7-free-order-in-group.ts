import { eightTriggers } from '../boards/eight-triggers';
import { ruling } from '../language';

export default ruling(
  'segoc-ex7-free-order-in-group',
  {
    covers: ['trigger-order'],
    title: { en: 'Free order inside a group', ko: '묶음 안에서는 원하는 순서로' },
    statement: {
      en: 'Simultaneous triggers go on in groups: mandatory ones of the turn player, of the opponent, then optional ones of each. Only within a group, here Sangan and Dandylion or Peten and Abysslinde, does the player choose the order.',
      ko: '동시에 발동하는 유발 효과는 강제 효과부터, 턴 플레이어부터 묶음으로 쌓는다. 순서를 고를 수 있는 것은 크리터와 댄디라이언, 페텐과 어비스린데처럼 같은 묶음 안에서뿐이다.',
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
