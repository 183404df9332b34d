import { card, ruling } from '../language';

export default ruling(
  'fdb-kind-unknown-burial',
  {
    covers: ['face-down-banish', 'targeting'],
    title: {
      en: 'Not known to be a monster: Burial from a Different Dimension',
      ko: '몬스터인지 알 수 없다: 이차원에서의 매장',
    },
    statement: {
      en: 'Burial from a Different Dimension targets banished monsters. Of a card banished face-down not even the kind is known, so it is no target, and with no other banished card the Spell cannot be activated.',
      ko: '이차원에서의 매장은 제외된 몬스터를 대상으로 한다. 뒷면 표시로 제외된 카드는 몬스터인지조차 알 수 없어 대상이 되지 않으므로, 그것뿐이면 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .hasBanished(card('Gemini Elf', { faceDown: true }))
      .hasInHand('Burial from a Different Dimension');
    then.cannot(turnPlayer).activate('Burial from a Different Dimension', { because: 'no-target' });
  },
);
