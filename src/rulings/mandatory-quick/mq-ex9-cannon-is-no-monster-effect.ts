import { ruling } from '../language';

export default ruling(
  'mq-ex9-cannon-is-no-monster-effect',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'The Cannon is no monster effect', ko: '명계포는 몬스터의 효과가 아니다' },
    statement: {
      en: 'Doomcaliber Knight answers the activation of a monster effect. Everliving Underworld Cannon at Chain Link 2 is a Spell, so the Knight cannot answer that link instead, though it would lie directly above it.',
      ko: '데스커리버 나이트는 몬스터의 효과의 발동에 대응한다. 체인 2의 불사식명계포는 마법 카드이므로, 바로 위에 있더라도 체인 2에 대신 대응할 수는 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Zombie World', 'Everliving Underworld Cannon')
      .hasInGY('Sacred Crane')
      .hasInHand('Monster Reborn')
      .hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Doomcaliber Knight');
    turnPlayer.activates('Monster Reborn', { targets: ['Sacred Crane'] });
    turnPlayer.usesTrigger('Sacred Crane');
    then.chainsWere(
      ['turnPlayer: Monster Reborn'],
      ['turnPlayer: Sacred Crane', 'turnPlayer: Everliving Underworld Cannon', 'opponent: Doomcaliber Knight'],
    );
    then.linkAnswers('Doomcaliber Knight', 1);
    then.happened('activated', { card: 'Doomcaliber Knight', where: { answers: 1 } });
    then.didNotHappen('activated', { card: 'Doomcaliber Knight', where: { answers: 2 } });
    then.linkWas('Everliving Underworld Cannon', 'resolved');
  },
);
