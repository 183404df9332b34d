import { ruling } from '../language';

export default ruling(
  'damage-no-activation-until-end',
  {
    covers: ['damage-step', 'prohibition', 'trigger-order'],
    title: { en: 'Locked out to the very end', ko: '데미지 스텝 종료시까지 발동할 수 없다' },
    statement: {
      en: 'While Armades, Keeper of Boundaries battles, the opponent cannot activate cards or effects until the end of the Damage Step. That last moment is included, so not even the effect of Mystic Tomato, destroyed in the battle, can be used.',
      ko: '환층의 수호자 아르마데스가 전투하면 상대는 데미지 스텝 종료시까지 카드와 효과를 발동할 수 없다. 종료시도 여기에 들어가므로, 그 전투로 파괴된 킬러 토마토의 효과도 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // Both hold something to use in the Damage Step, so that one can see who is asked there.
    given(turnPlayer).controls('Armades, Keeper of Boundaries').hasInHand('Rush Recklessly');
    given(opponent).controls('Mystic Tomato').hasInDeck('Sangan').hasSet('Rush Recklessly');
    turnPlayer.attacks('Armades, Keeper of Boundaries', 'Mystic Tomato');
    then.isAsked(turnPlayer, 'fastEffect');
    then.cannot(opponent).activate('Rush Recklessly@opponent', { because: 'locked' });
    turnPlayer.passes();
    turnPlayer.passes();
    then.timingIs('battlePhase.damageStep.start');
    turnPlayer.passes();
    then.timingIs('battlePhase.damageStep.beforeDamageCalculation');
    then.cannot(opponent).activate('Rush Recklessly@opponent', { because: 'locked' });
    then.cannot(opponent).activate('Mystic Tomato', { because: 'locked' });
    turnPlayer.passes();
    then.happened('moved', { card: 'Mystic Tomato', where: { to: 'gy', byBattle: true } });
    then.isIn('Mystic Tomato', 'gy', opponent);
    then.wasNeverOffered('Mystic Tomato', 'activate');
    then.wasNeverOffered('Rush Recklessly@opponent', 'activate');
    then.noChain();
    then.isIn('Sangan', 'deck', opponent);
    then.lpIs(opponent, 7100);
  },
);
