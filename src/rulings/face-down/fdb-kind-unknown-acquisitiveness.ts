import { card, ruling } from '../language';

export default ruling(
  'fdb-kind-unknown-acquisitiveness',
  {
    covers: ['face-down-banish', 'targeting'],
    title: { en: 'Banished face-down, not even a monster', ko: '뒷면 표시로 제외되면 몬스터인지도 알 수 없다' },
    statement: {
      en: 'Of a card banished face-down not even the kind is known, while a face-down card in a Monster Zone is known to be a monster. So what asks for banished monsters finds none among them.',
      ko: '몬스터 존의 뒷면 표시 카드는 몬스터인 것은 알 수 있지만, 뒷면 표시로 제외된 카드는 종류조차 알 수 없다. 그래서 제외된 몬스터를 대상으로 하는 효과의 대상으로 할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Pot of Acquisitiveness').hasInDeck('Kuriboh');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(turnPlayer).hasBanished(
        card('Gemini Elf', { faceDown: true }),
        card('Mystical Elf', { faceDown: true }),
        card('Summoned Skull', { faceDown: true }),
      );
      then.cannot(turnPlayer).activate('Pot of Acquisitiveness', { because: 'no-target' });
    });
    inCase({ en: 'Face-up', ko: '앞면 표시' }, () => {
      given(turnPlayer).hasBanished('Gemini Elf', 'Mystical Elf', 'Summoned Skull');
      turnPlayer.activates('Pot of Acquisitiveness', { targets: ['Gemini Elf', 'Mystical Elf', 'Summoned Skull'] });
      bothPass();
      then.countIs(turnPlayer, 'banished', 0);
      then.countIs(turnPlayer, 'hand', 1);
    });
  },
);
