import { ruling } from '../language';

export default ruling(
  'segoc-direct-chain-required',
  {
    covers: ['activation-negation', 'chain'],
    title: { en: 'A negation answers the link right below', ko: '발동 무효는 바로 아래 링크에 직접 체인해야 한다' },
    statement: {
      en: 'A card that negates an activation works on the link directly below it. With another link in between the lower activation is out of reach.',
      ko: '발동을 무효로 하는 카드는 바로 아래의 링크에 작용한다. 그 사이에 다른 링크가 끼면 더 아래의 발동에는 닿지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Dark Hole').hasSet('Call of the Haunted');
    given(opponent).hasSet('Mystical Space Typhoon', 'Solemn Judgment').controls('Celtic Guardian');
    turnPlayer.activates('Dark Hole');
    opponent.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    then.isAsked(opponent, 'chain');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.chainIs('turnPlayer: Dark Hole', 'opponent: Mystical Space Typhoon', 'opponent: Solemn Judgment');
    then.linkAnswers('Solemn Judgment', 2);
    then.linkWas('Mystical Space Typhoon', 'activationNegated');
    then.linkWas('Dark Hole', 'resolved');
    then.isIn('Celtic Guardian', 'gy', opponent);
  },
);
