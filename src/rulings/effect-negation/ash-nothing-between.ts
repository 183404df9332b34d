import { ruling } from '../language';

export default ruling(
  'ash-nothing-between',
  {
    covers: ['effect-negation', 'hand-triggers', 'chain'],
    title: { en: 'A link in between', ko: '사이에 다른 발동이 끼면' },
    statement: {
      en: 'Ash Blossom & Joyous Spring is chained directly to the activation it answers. With Mystical Space Typhoon above Reinforcement of the Army, even one of the same player, it can no longer be activated.',
      ko: '하루 우라라는 무효로 할 발동에 직접 체인해야 한다. 증원 위에 싸이크론이 쌓이면, 그것이 자신이 발동한 것이라도 증원에 직접 체인할 수 없으므로 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer)
      .hasInHand('Reinforcement of the Army')
      .controls('Solemn Wishes')
      .hasInDeck('Celtic Guardian', 'Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring').hasSet('Mystical Space Typhoon', 'Solemn Judgment');
    turnPlayer.activates('Reinforcement of the Army');
    inCase({ en: 'Directly on the search', ko: '서치 카드 바로 위' }, () => {
      then.can(opponent).activate('Ash Blossom & Joyous Spring');
    });
    inCase({ en: 'On a link above it', ko: '그 위에 쌓인 다른 발동 위', contrast: 1 }, () => {
      opponent.activates('Mystical Space Typhoon', { targets: ['Solemn Wishes'] });
      then.isAsked(opponent, 'chain');
      then.cannot(opponent).activate('Ash Blossom & Joyous Spring', { because: 'not-directly-above' });
    });
  },
);
