import { eightTriggers } from '../boards/eight-triggers';
import { ruling } from '../language';

export default ruling(
  'segoc-ex7-groups',
  {
    covers: ['trigger-order'],
    title: { en: 'Eight triggers in four groups', ko: '유발 효과 여덟 개, 네 묶음' },
    statement: {
      en: 'With Sangan, Dandylion, Peten and Abysslinde destroyed on both sides, the eight triggers form four groups of two links.',
      ko: '양쪽의 크리터, 댄디라이언, 페텐, 어비스린데가 함께 파괴되면 여덟 개의 유발 효과가 두 개씩 네 묶음으로 쌓인다.',
    },
    doubtful: {
      en: 'The source prints a ninth link for the last group; seventh or eighth is meant.',
      ko: '원문에는 마지막 묶음이 "체인 7 또는 체인 9"로 적혀 있으나 7 또는 8을 뜻한다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    eightTriggers(words);
    turnPlayer.activates('Dark Hole');
    turnPlayer.usesTrigger('Sangan');
    then.chainIs('turnPlayer: Sangan', 'turnPlayer: Dandylion');
    opponent.usesTrigger('Sangan');
    then.chainIs('turnPlayer: Sangan', 'turnPlayer: Dandylion', 'opponent: Sangan', 'opponent: Dandylion');
    turnPlayer.usesTrigger('Peten the Dark Clown');
    turnPlayer.usesTrigger('Mermail Abysslinde');
    then.chainIs(
      'turnPlayer: Sangan',
      'turnPlayer: Dandylion',
      'opponent: Sangan',
      'opponent: Dandylion',
      'turnPlayer: Peten the Dark Clown',
      'turnPlayer: Mermail Abysslinde',
    );
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
