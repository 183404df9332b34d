import { ruling } from '../language';

export default ruling(
  'act-byeffect-magic-jammer',
  {
    covers: ['activation', 'card-by-effect', 'counter-traps'],
    title: {
      en: 'Nothing to chain to: Favorite Hero and Magic Jammer',
      ko: '체인할 수 없다: 페이버릿 히어로와 매직 재머',
    },
    statement: {
      en: 'The Field Spell that Favorite Hero activates is activated in the middle of a resolution. No Chain Link is made and nobody gets to act, so Magic Jammer cannot answer it.',
      ko: '페이버릿 히어로가 발동하는 필드 마법 카드는 효과 처리 중에 발동된다. 체인 블록이 만들어지지 않고 아무도 카드를 발동할 수 없으므로, 매직 재머를 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Elemental HERO Neos', { card: 'Favorite Hero', equippedTo: 'Elemental HERO Neos' })
      .hasInDeck('Kuriboh', 'Skyscraper');
    given(opponent).hasSet('Magic Jammer').hasInHand('Sangan');
    turnPlayer.movesTo('battle');
    turnPlayer.activates('Favorite Hero', { effect: 2 });
    then.cannot(opponent).activate('Magic Jammer', { because: 'other-activation' });
    bothPass();
    then.happened('cardActivated', { card: 'Skyscraper' });
    then.isIn('Skyscraper', 'fieldZone', turnPlayer);
    then.chainsWere(['turnPlayer: Favorite Hero']);
    then.wasNeverOffered('Magic Jammer', 'activate');
  },
);
