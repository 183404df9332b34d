import { ruling } from '../language';

export default ruling(
  'ash-nothing-between',
  {
    covers: ['effect-negation', 'hand-triggers', 'chain'],
    title: { en: 'A link in between', ko: '사이에 체인 블록이 끼면' },
    statement: {
      en: 'An effect that answers an activation is chained to the link right below it: with another link in between, even one of the same player, it can no longer be activated.',
      ko: '발동에 대응하는 효과는 바로 아래의 체인 블록에 직접 체인해야 한다. 자신이 쌓은 것이라도 다른 체인 블록이 사이에 끼면 발동할 수 없다.',
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
    inCase({ en: 'On a link above it', ko: '그 위의 다른 체인 블록 위', contrast: 1 }, () => {
      opponent.activates('Mystical Space Typhoon', { targets: ['Solemn Wishes'] });
      then.isAsked(opponent, 'chain');
      then.cannot(opponent).activate('Ash Blossom & Joyous Spring', { because: 'not-directly-above' });
    });
  },
);
