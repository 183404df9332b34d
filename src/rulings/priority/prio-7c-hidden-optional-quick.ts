import { ruling } from '../language';

export default ruling(
  'prio-7c-hidden-optional-quick',
  {
    covers: ['hand-triggers', 'priority'],
    title: { en: 'Rank 7: Quick Effects in the hand', ko: '7순위: 패의 유발 즉시 효과' },
    statement: {
      en: 'Quick Effects in the hand belong to the last rank, after all triggers. So Ash Blossom is used only once Sangan’s trigger is on the Chain, and is chained to it.',
      ko: '패의 유발 즉시 효과도 유발 효과 다음의 마지막 순위이다. 그래서 하루 우라라는 크리터의 유발 효과를 쌓은 뒤에 거기에 체인하여 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Dark Hole', 'Ash Blossom & Joyous Spring');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    then.can(turnPlayer).activate('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.chainIs('opponent: Sangan', 'turnPlayer: Ash Blossom & Joyous Spring');
    then.linkWas('Sangan', 'effectNegated');
    then.isIn('Kuriboh', 'deck', opponent);
  },
);
