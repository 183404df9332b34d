import { ruling } from '../language';

export default ruling(
  'ce-rule1-later-overwrites',
  {
    covers: ['continuous-effects', 'positions'],
    title: { en: 'The later one overwrites', ko: '나중 것이 덮어쓴다' },
    statement: {
      en: 'Final Attack Orders and Level Limit - Area B cannot both decide a position, and neither negates the other, so the later one shows. Cyber Dragon lies in Defense Position and cannot attack; it does not turn back and forth. Sangan, of Level 3, is not reached.',
      ko: '최후 돌격명령과 레벨 제한 B구역은 함께 성립할 수 없고 서로를 무효로 하지도 않으므로, 나중에 적용된 B구역을 따른다. 사이버 드래곤은 수비 표시가 되어 공격할 수 없고, 표시 형식이 오가지 않는다. 레벨 3인 크리터는 적용받지 않는다.',
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
