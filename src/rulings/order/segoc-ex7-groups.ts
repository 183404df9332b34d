import { eightTriggers } from '../boards/eight-triggers';
import { ruling } from '../language';

export default ruling(
  'segoc-ex7-groups',
  {
    covers: ['trigger-order'],
    title: { en: 'Eight triggers in four groups', ko: '유발 효과 여덟 개, 네 묶음' },
    statement: {
      en: 'Eight triggers are due together: on both sides Sangan and Dandylion, mandatory, and Peten and Abysslinde, optional. They form four groups of two links: mandatory ones of the turn player, of the opponent, optional ones of the turn player, of the opponent.',
      ko: '양쪽의 강제 효과인 크리터와 댄디라이언, 임의 효과인 페텐과 어비스린데가 함께 발동한다. 턴 플레이어의 강제, 상대의 강제, 턴 플레이어의 임의, 상대의 임의 효과의 순서로 두 개씩 네 묶음으로 쌓는다.',
    },
    doubtful: {
      en: 'Sometimes told with Chain Links 7 and 9 for the last group. Eight triggers make eight links, so 7 and 8 are followed here.',
      ko: '마지막 묶음이 체인 7과 체인 9라는 설명도 있으나, 여덟 개의 효과이므로 체인 7과 체인 8로 본다.',
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
