import { ruling } from '../language';

export default ruling(
  'neg-yang-zing-not-on-field',
  {
    covers: ['summon-negation', 'counter-trap'],
    title: { en: 'The monster being Summoned does not count', ko: '소환하려는 몬스터는 세지 않는다' },
    statement: {
      en: 'Nine Pillars of Yang Zing needs a face-up “Yang Zing” card on the field. Suanni, Fire of the Yang Zing is only being Summoned and not there yet, so without another such card it cannot be chained to Solemn Judgment.',
      ko: '룡성의 구지는 필드에 앞면 표시 "룡성" 카드가 있어야 발동할 수 있다. 소환하려는 염룡성－순게이는 아직 필드에 없으므로, 다른 "룡성" 카드가 없으면 신의 심판에 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Suanni, Fire of the Yang Zing').hasSet('Nine Pillars of Yang Zing');
    given(opponent).hasSet('Solemn Judgment');
    turnPlayer.normalSummons('Suanni, Fire of the Yang Zing');
    opponent.activates('Solemn Judgment');
    then.cannot(turnPlayer).activate('Nine Pillars of Yang Zing', { because: 'condition-not-met' });
    then.wasNeverOffered('Nine Pillars of Yang Zing', 'activate');
  },
);
