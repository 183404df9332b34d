import { ruling } from '../language';

export default ruling(
  'set-trap-next-turn',
  {
    covers: ['set', 'activation'],
    title: { en: 'A Set Trap waits for the next turn', ko: '세트한 함정 카드는 다음 턴부터' },
    statement: {
      en: 'A Trap cannot be activated in the turn it was Set, whoever Set it and by whatever means: neither the one Set by hand nor the one Set by the effect of Dust Tornado. In the next turn both can.',
      ko: '함정 카드는 누가 어떻게 세트했든 그 턴에는 발동할 수 없다. 손으로 세트한 것도 더스트 토네이도의 효과로 세트한 것도 마찬가지이며, 다음 턴에는 둘 다 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Messenger of Peace')
      .hasInHand('Jar of Greed', 'Luster Dragon')
      .hasInDeck('Gemini Elf', 'Gemini Elf');
    given(opponent).hasSet('Dust Tornado').hasInHand('Jar of Greed').hasInDeck('Celtic Guardian', 'Celtic Guardian');
    turnPlayer.sets('Jar of Greed');
    opponent.activates('Dust Tornado', { targets: ['Messenger of Peace'] });
    opponent.answers('yes');
    then.linkWas('Dust Tornado', 'resolved');
    then.isIn('Messenger of Peace', 'gy', turnPlayer);
    then.isIn('Jar of Greed@opponent', 'spellTrapZone', opponent);
    then.isFaceDown('Jar of Greed@opponent');
    then.cannot(turnPlayer).activate('Jar of Greed@turnPlayer', { because: 'set-this-turn' });
    then.cannot(opponent).activate('Jar of Greed@opponent', { because: 'set-this-turn' });
    turnPlayer.movesTo('end');
    then.happened('turnBegan', { seat: 'opponent' });
    then.can(opponent).activate('Jar of Greed@opponent');
    opponent.activates('Jar of Greed@opponent');
    then.can(turnPlayer).activate('Jar of Greed@turnPlayer');
    turnPlayer.activates('Jar of Greed@turnPlayer');
    then.chainIs('opponent: Jar of Greed', 'turnPlayer: Jar of Greed');
    then.linkWas('Jar of Greed@turnPlayer', 'resolved');
    then.linkWas('Jar of Greed@opponent', 'resolved');
  },
);
