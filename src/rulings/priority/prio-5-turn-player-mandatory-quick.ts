import { ruling } from '../language';

export default ruling(
  'prio-5-turn-player-mandatory-quick',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'Rank 5: mandatory Quick Effects of the turn player', ko: '5순위: 턴 플레이어의 강제 유발 즉시 효과' },
    statement: {
      en: 'When all triggers are placed, the turn player’s mandatory Quick Effects in public places follow.',
      ko: '유발 효과를 다 쌓은 뒤에는 턴 플레이어의 공개된 강제 유발 즉시 효과가 온다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Dandylion', 'Light and Darkness Dragon');
    given(opponent).controls('Dandylion', 'Light and Darkness Dragon');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Dandylion', 'Dandylion@opponent');
    then.chainIs(
      'turnPlayer: Dandylion',
      'opponent: Dandylion',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
    );
    then.linkAnswers('Light and Darkness Dragon@turnPlayer', 2);
  },
);
