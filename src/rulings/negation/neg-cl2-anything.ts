import { ruling } from '../language';

export default ruling(
  'neg-cl2-anything',
  {
    covers: ['summon-negation', 'chain'],
    title: { en: 'Higher links are free', ko: '체인 2부터는 다른 카드도 쓸 수 있다' },
    statement: {
      en: 'Only Chain Link 1 is limited to Summon negations. Above it other cards may be chained: the turn player can use Mystical Space Typhoon on Thunder King Rai-Oh’s link.',
      ko: '소환 무효로 제한되는 것은 체인 1뿐이다. 그 위에는 다른 카드도 체인할 수 있어, 번개왕의 발동에 싸이크론을 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon').hasSet('Mystical Space Typhoon');
    given(opponent).controls('Thunder King Rai-Oh').hasSet('Call of the Haunted');
    turnPlayer.specialSummons('Cyber Dragon');
    opponent.activates('Thunder King Rai-Oh');
    then.isIn('Thunder King Rai-Oh', 'gy', opponent);
    then.can(turnPlayer).activate('Mystical Space Typhoon');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    bothPass();
    then.chainIs('opponent: Thunder King Rai-Oh', 'turnPlayer: Mystical Space Typhoon');
    then.isIn('Call of the Haunted', 'gy', opponent);
    then.summonWasNegated('Cyber Dragon');
    then.isIn('Cyber Dragon', 'gy', turnPlayer);
  },
);
