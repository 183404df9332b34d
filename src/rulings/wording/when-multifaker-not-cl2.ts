import { ruling } from '../language';

export default ruling(
  'when-multifaker-not-cl2',
  {
    covers: ['chain', 'hand-triggers'],
    title: { en: 'Multifaker is no answer to the Trap', ko: '멀티페이커는 함정에 체인할 수 없다' },
    statement: {
      en: 'Altergeist Multifaker says "if" a Trap Card is activated, and its effect ① is a Trigger Effect: it waits until the Chain with that Trap has resolved and cannot be chained to the Trap Card itself.',
      ko: '얼터가이스트 멀티페이커의 ①은 함정 카드를 발동했을 "경우"의 유발 효과이므로, 그 함정 카드가 포함된 체인이 끝난 뒤에 발동한다. 그 함정 카드의 발동에 체인하여 발동할 수는 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasInHand('Altergeist Multifaker')
      .hasSet('Jar of Greed', 'Reckless Greed')
      .hasInDeck('Celtic Guardian', 'Gemini Elf', 'Mystical Elf');
    given(opponent).hasSet('Dust Tornado');
    turnPlayer.activates('Jar of Greed');
    then.cannot(turnPlayer).activate('Altergeist Multifaker', { effect: 1, because: 'event-not-happened' });
    opponent.passes();
    turnPlayer.passes();

    then.chainsWere(['turnPlayer: Jar of Greed']);
    then.firstOfferedOn('Altergeist Multifaker', 'activate');
  },
);
