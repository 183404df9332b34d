import { ruling } from '../language';

export default ruling(
  'hand-dark-sage',
  {
    covers: ['deck-triggers', 'trigger-order'],
    title: { en: 'Dark Sage after Sangan', ko: '크리터 다음의 검은 옷의 대현자' },
    statement: {
      en: 'Sangan’s trigger is mandatory and in a public place, the GY, so it is Chain Link 1. Dark Sage, which answers the coin called right for Time Wizard, is an optional trigger hidden in the Deck and comes above it.',
      ko: '크리터의 효과는 공개된 장소인 묘지의 강제 유발 효과이므로 체인 1이 된다. 시간의 마술사의 코인을 맞힌 뒤 비공개 장소인 덱에서 발동하는 검은 옷의 대현자는 임의 효과이므로 그 위에 쌓는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Time Wizard', 'Dark Magician').hasInDeck('Gemini Elf', 'Dark Sage', 'Pot of Greed');
    given(opponent).controls('Sangan').hasInDeck('Giant Germ', 'Gemini Elf');
    turnPlayer.activates('Time Wizard');
    turnPlayer.answers('tails');
    then.isIn('Sangan', 'gy', opponent);
    then.firstOfferedOn('Dark Sage', 'activate', 'opponent: Sangan');
    turnPlayer.activates('Dark Sage');
    then.isIn('Dark Magician', 'gy', turnPlayer);
    bothPass();
    then.chainsWere(
      ['turnPlayer: Time Wizard'],
      ['opponent: Sangan', 'turnPlayer: Dark Sage'],
      ['turnPlayer: Dark Sage'],
    );
    then.happenedInOrder(
      { event: 'coinTossed' },
      { event: 'moved', card: 'Sangan', where: { to: 'gy' } },
      { event: 'linkResolving', card: 'Dark Sage' },
      { event: 'linkResolving', card: 'Sangan' },
    );
    then.wasSummonedBy('Dark Sage', turnPlayer, 'special');
    then.isIn('Pot of Greed', 'hand', turnPlayer);
  },
);
