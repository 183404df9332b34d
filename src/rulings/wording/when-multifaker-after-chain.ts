import { ruling } from '../language';

export default ruling(
  'when-multifaker-after-chain',
  {
    covers: ['chain', 'hand-triggers', 'special-summon-effect'],
    title: { en: 'Multifaker after the whole Chain', ko: '체인이 모두 끝난 뒤의 멀티페이커' },
    statement: {
      en: 'Altergeist Multifaker looks back with "if": it comes in a new Chain after the one with your Trap Card, also if other links were in between.',
      ko: '얼터가이스트 멀티페이커의 ①은 "경우"의 효과이므로, 함정 카드의 발동 뒤에 다른 체인 블록이 있었더라도 그 체인이 모두 끝난 뒤 새로운 체인으로 발동할 수 있다.',
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
