import { ruling } from '../language';

export default ruling(
  'when-multifaker-after-chain',
  {
    covers: ['chain', 'hand-triggers', 'special-summon-effect'],
    title: { en: 'Multifaker after the whole Chain', ko: '체인이 모두 끝난 뒤의 멀티페이커' },
    statement: {
      en: 'Altergeist Multifaker says "if" your Trap Card is activated: it need not be the last thing to have happened. So it comes in a new Chain after the one with that Trap, even if something else was chained in between.',
      ko: '얼터가이스트 멀티페이커의 ①은 "경우"의 효과이므로, 함정 카드의 발동이 마지막으로 일어난 일이 아니어도 된다. 그래서 그 뒤에 다른 카드가 체인되었더라도, 체인이 모두 끝난 뒤 새로운 체인으로 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Altergeist Multifaker')
      .hasSet('Jar of Greed', 'Dust Tornado')
      .hasInDeck('Celtic Guardian', 'Gemini Elf');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Jar of Greed');
    opponent.activates('Mystical Space Typhoon', { targets: ['Dust Tornado'] });
    bothPass();
    turnPlayer.activates('Altergeist Multifaker', { effect: 1 });
    bothPass();

    then.chainsWere(
      ['turnPlayer: Jar of Greed', 'opponent: Mystical Space Typhoon'],
      ['turnPlayer: Altergeist Multifaker'],
    );
    then.wasSummonedBy('Altergeist Multifaker', turnPlayer, 'special');
  },
);
