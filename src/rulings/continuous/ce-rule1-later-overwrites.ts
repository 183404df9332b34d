import { ruling } from '../language';

export default ruling(
  'ce-rule1-later-overwrites',
  {
    covers: ['continuous-effects', 'positions'],
    title: { en: 'The later one overwrites', ko: '나중 것이 덮어쓴다' },
    statement: {
      en: 'Where two continuous effects cannot both hold and neither negates the other, the later one shows. The earlier one is not carried out first and then undone again and again.',
      ko: '서로를 무효로 하지 않지만 함께 성립할 수 없는 지속 효과끼리는 나중 것이 적용된다. 먼저 것이 적용되었다가 되돌아가기를 반복하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('Final Attack Orders');
    given(turnPlayer).controls('Cyber Dragon', 'Sangan').hasInHand('Level Limit - Area B');
    turnPlayer.activates('Level Limit - Area B');
    then.linkWas('Level Limit - Area B', 'resolved');
    then.positionIs('Cyber Dragon', 'defense');
    then.isFaceUp('Final Attack Orders');
    then.happened('positionChanged', { card: 'Cyber Dragon', times: 1 });
    then.cannot(turnPlayer).changePosition('Cyber Dragon', { because: 'locked' });
    turnPlayer.movesTo('battle');
    then.positionIs('Cyber Dragon', 'defense');
    then.cannot(turnPlayer).attack('Cyber Dragon', { because: 'not-in-attack-position' });
    then.can(turnPlayer).attack('Sangan');
    then.happened('positionChanged', { card: 'Cyber Dragon', times: 1 });
  },
);
