import { ruling } from '../language';

export default ruling(
  'set-quick-play-not-same-turn',
  {
    covers: ['set', 'activation'],
    title: { en: 'A Set Quick-Play Spell waits', ko: '세트한 속공 마법은 그 턴에 발동할 수 없다' },
    statement: {
      en: 'A Set Quick-Play Spell is treated like a Set Trap: it cannot be activated in the turn it was Set. Mystical Space Typhoon, Set now, can be activated from the next turn on, which is the opponent’s.',
      ko: '세트한 속공 마법은 함정처럼 세트한 그 턴에는 발동할 수 없다. 이 턴에 세트한 싸이크론은 다음 턴인 상대 턴부터 발동할 수 있다.',
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
