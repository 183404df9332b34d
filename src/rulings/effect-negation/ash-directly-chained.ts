import { ruling } from '../language';

export default ruling(
  'ash-directly-chained',
  {
    covers: ['effect-negation', 'chain'],
    title: { en: 'Only directly above the activation', ko: '바로 위에만 체인할 수 있다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring must be chained directly to the activation it answers. Once Mystical Space Typhoon lies above Reinforcement of the Army, the search is no longer the link right below, so Ash Blossom comes too late.',
      ko: '하루 우라라는 무효로 할 발동에 직접 체인해야 한다. 증원 위에 싸이크론이 쌓이면 바로 앞의 발동이 증원이 아니므로, 하루 우라라는 더 이상 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasInHand('Reinforcement of the Army')
      .hasSet('Mystical Space Typhoon')
      .hasInDeck('Celtic Guardian', 'Gemini Elf');
    // Solemn Judgment only gives the opponent a window when the turn player has passed.
    given(opponent).hasInHand('Ash Blossom & Joyous Spring').hasSet('Mystical Space Typhoon', 'Solemn Judgment');
    turnPlayer.activates('Reinforcement of the Army');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Mystical Space Typhoon@opponent', { targets: ['Mystical Space Typhoon@turnPlayer'] });
    turnPlayer.passes();
    then.isAsked(opponent, 'chain');
    then.can(opponent).activate('Solemn Judgment');
    then.cannot(opponent).activate('Ash Blossom & Joyous Spring', { because: 'not-directly-above' });
    opponent.passes();
    then.chainsWere(['turnPlayer: Reinforcement of the Army', 'opponent: Mystical Space Typhoon']);
    then.linkWas('Mystical Space Typhoon@opponent', 'resolved');
    then.isIn('Mystical Space Typhoon@turnPlayer', 'gy', turnPlayer);
    then.linkWas('Reinforcement of the Army', 'resolved');
    then.isIn('Celtic Guardian', 'hand', turnPlayer);
    then.isIn('Ash Blossom & Joyous Spring', 'hand', opponent);
  },
);
