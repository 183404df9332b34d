import { ruling } from '../language';

export default ruling(
  'ce-royal-decree-active-not-chainable',
  {
    covers: ['continuous-effects', 'counter-traps'],
    title: { en: 'No answer to a Royal Decree already face-up', ko: '이미 적용 중인 왕궁의 포고령에는 대응할 수 없다' },
    statement: {
      en: 'Solemn Judgment answers an activation or a Summon. A face-up Royal Decree negates Traps as long as it lies there, without being activated again, so there is nothing that Solemn Judgment could be chained to.',
      ko: '신의 심판은 발동이나 소환에 대응하는 카드이다. 앞면 표시의 왕궁의 포고령은 다시 발동하지 않고 계속 함정의 효과를 무효로 하므로, 신의 심판을 체인할 발동이 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Royal Decree', 'Celtic Guardian');
    // Mystical Space Typhoon only gives the opponent windows of his own.
    given(opponent).hasSet('Solemn Judgment', 'Mystical Space Typhoon');
    turnPlayer.movesTo('battle');
    then.isAsked(opponent, 'phaseEnd');
    then.can(opponent).activate('Mystical Space Typhoon');
    then.cannot(opponent).activate('Solemn Judgment', { because: 'event-not-happened' });
    opponent.passes();
    turnPlayer.attacks('Celtic Guardian', 'directly');
    then.isAsked(opponent, 'fastEffect');
    then.cannot(opponent).activate('Solemn Judgment', { because: 'event-not-happened' });
    opponent.passes();
    bothPass();
    then.lpIs(opponent, 6600);
    then.wasNeverOffered('Solemn Judgment', 'activate');
    then.noChain();
    then.isFaceDown('Solemn Judgment');
  },
);
