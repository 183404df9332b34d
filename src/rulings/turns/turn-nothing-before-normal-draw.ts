import { ruling } from '../language';

export default ruling(
  'turn-nothing-before-normal-draw',
  {
    covers: ['turn-structure', 'draw', 'priority'],
    title: { en: 'First the draw, then effects', ko: '드로우가 먼저, 효과는 그 다음' },
    statement: {
      en: 'A turn begins with the normal draw of the turn player, before anybody is asked for anything. So Jar of Greed can be activated in the Draw Phase only after that draw.',
      ko: '턴은 턴 플레이어의 통상의 드로우로 시작하며, 그 전에는 누구도 행동할 수 없다. 그래서 드로우 페이즈에 욕망의 단지를 발동할 수 있는 것은 그 드로우 뒤이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Jar of Greed').hasInDeck('Gemini Elf');
    given(opponent).hasInDeck('Celtic Guardian');
    turnPlayer.sets('Jar of Greed');
    turnPlayer.movesTo('end');
    // The first question in the new turn.
    then.isAsked(turnPlayer, 'fastEffect');
    then.phaseIs('draw');
    then.isIn('Celtic Guardian', 'hand', opponent);
    then.can(turnPlayer).activate('Jar of Greed');
    then.firstOfferedOn('Jar of Greed', 'activate');
    turnPlayer.activates('Jar of Greed');
    then.happenedInOrder(
      { event: 'turnBegan', seat: 'opponent' },
      { event: 'drawn', seat: 'opponent', card: 'Celtic Guardian' },
      { event: 'activated', card: 'Jar of Greed' },
    );
    then.linkWas('Jar of Greed', 'resolved');
    then.isIn('Gemini Elf', 'hand', turnPlayer);
  },
);
