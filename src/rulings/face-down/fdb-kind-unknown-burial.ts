import { card, ruling } from '../language';

export default ruling(
  'fdb-kind-unknown-burial',
  {
    covers: ['face-down-banish', 'targeting'],
    title: {
      en: 'Nobody knows that it is a monster: Burial from a Different Dimension',
      ko: '몬스터인지 알 수 없다: 이차원에서의 매장',
    },
    statement: {
      en: 'What is banished face-down has no known kind. Burial from a Different Dimension, which takes monsters, cannot target it.',
      ko: '뒷면 표시로 제외된 카드는 종류를 알 수 없다. 몬스터를 대상으로 하는 이차원에서의 매장으로는 대상으로 할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .hasBanished(card('Gemini Elf', { faceDown: true }))
      .hasInHand('Burial from a Different Dimension');
    then.cannot(turnPlayer).activate('Burial from a Different Dimension', { because: 'no-target' });
  },
);
