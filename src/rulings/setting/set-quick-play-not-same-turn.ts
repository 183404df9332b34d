import { ruling } from '../language';

export default ruling(
  'set-quick-play-not-same-turn',
  {
    covers: ['set', 'activation'],
    title: { en: 'A Set Quick-Play Spell waits', ko: '세트한 속공 마법은 그 턴에 발동할 수 없다' },
    statement: {
      en: 'A Quick-Play Spell cannot be activated in the turn it was Set. From the next turn on, the opponent’s, it can.',
      ko: '세트한 속공 마법은 그 턴에 발동할 수 없다. 다음의 상대 턴부터 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Mystical Space Typhoon', 'Luster Dragon').hasInDeck('Luster Dragon');
    given(opponent).controls('Messenger of Peace').hasInDeck('Luster Dragon');
    turnPlayer.sets('Mystical Space Typhoon');
    then.cannot(turnPlayer).activate('Mystical Space Typhoon', { because: 'set-this-turn' });
    turnPlayer.movesTo('end');
    then.happened('turnBegan', { seat: 'opponent' });
    then.can(turnPlayer).activate('Mystical Space Typhoon');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Messenger of Peace'] });
    then.linkWas('Mystical Space Typhoon', 'resolved');
    then.isIn('Messenger of Peace', 'gy', opponent);
  },
);
