import { card, ruling } from '../language';

export default ruling(
  'fdb-gizmek-makami-recovers',
  {
    covers: ['face-down-banish', 'triggers'],
    title: {
      en: 'Banished face-down, but taken back: Gizmek Makami',
      ko: '뒷면으로 제외된 카드를 되돌린다: 온카미코토노마카미',
    },
    statement: {
      en: 'Cards banished face-down have no known kind, but an effect that takes banished cards of any kind can take them: Gizmek Makami shuffles 6 of them into the Deck.',
      ko: '뒷면 표시로 제외된 카드는 종류를 알 수 없지만, 종류를 지정하지 않고 제외되어 있는 카드를 고르는 효과로는 고를 수 있다. 기교아－온카미코토노마카미는 6장을 덱으로 되돌린다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Raigeki');
    const cards = [
      'Gemini Elf',
      'Mystical Elf',
      'Sangan',
      'Vorse Raider',
      'Umi',
      'Celtic Guardian',
      'Summoned Skull',
      'Jar of Greed',
      'Kuriboh',
      'Watapon',
    ];
    given(opponent)
      .controls('Gizmek Makami, the Ferocious Fanged Fortress')
      .hasBanished(...cards.map((name) => card(name, { faceDown: true })));
    turnPlayer.activates('Raigeki');
    bothPass();
    then.isIn('Gizmek Makami, the Ferocious Fanged Fortress', 'gy', opponent);
    opponent.usesTrigger('Gizmek Makami, the Ferocious Fanged Fortress', { effect: 3 });
    bothPass();
    opponent.picks('Gemini Elf', 'Mystical Elf', 'Sangan', 'Vorse Raider', 'Umi', 'Celtic Guardian');
    then.linkWas('Gizmek Makami, the Ferocious Fanged Fortress', 'resolved');
    then.countIs(opponent, 'banished', 4);
    then.isIn('Gemini Elf', 'deck', opponent);
    then.isIn('Celtic Guardian', 'deck', opponent);
    then.isIn('Watapon', 'banished', opponent);
  },
);
