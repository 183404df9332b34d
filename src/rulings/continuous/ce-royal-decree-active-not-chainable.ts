import { ruling } from '../language';

export default ruling(
  'ce-royal-decree-active-not-chainable',
  {
    covers: ['continuous-effects', 'counter-traps'],
    title: { en: 'No answer to a Royal Decree already face-up', ko: '이미 적용 중인 왕궁의 포고령에는 대응할 수 없다' },
    statement: {
      en: 'While Royal Decree is face-up it negates Traps without any Chain Link, so there is nothing that Solemn Judgment could answer.',
      ko: '앞면 표시의 왕궁의 포고령은 체인을 만들지 않고 함정의 효과를 무효로 하므로, 신의 심판이 대응할 발동이 없다.',
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
