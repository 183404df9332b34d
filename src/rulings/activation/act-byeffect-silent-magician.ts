import { ruling } from '../language';

export default ruling(
  'act-byeffect-silent-magician',
  {
    covers: ['activation', 'card-by-effect'],
    title: {
      en: 'Nothing to negate: Favorite Hero and Silent Magician',
      ko: '무효로 할 수 없다: 페이버릿 히어로와 사일런트 매지션',
    },
    statement: {
      en: 'Silent Magician negates the activation of a Spell Card by chaining to it. A Field Spell that Favorite Hero activates comes while an effect resolves, when nothing can be chained, so Silent Magician cannot negate it.',
      ko: '침묵의 마술사－사일런트 매지션은 마법 카드의 발동에 체인하여 무효로 한다. 페이버릿 히어로가 발동하는 필드 마법 카드는 체인할 수 없는 효과 처리 중에 발동되므로 무효로 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Elemental HERO Neos', { card: 'Favorite Hero', equippedTo: 'Elemental HERO Neos' })
      .hasInDeck('Kuriboh', 'Skyscraper');
    given(opponent).controls('Silent Magician');
    turnPlayer.movesTo('battle');
    turnPlayer.activates('Favorite Hero', { effect: 2 });
    then.cannot(opponent).activate('Silent Magician', { because: 'other-activation' });
    bothPass();
    then.happened('cardActivated', { card: 'Skyscraper' });
    then.isIn('Skyscraper', 'fieldZone', turnPlayer);
    then.wasNeverOffered('Silent Magician', 'activate');
  },
);
