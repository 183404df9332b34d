import { ruling } from '../language';

export default ruling(
  'neg-yang-zing-not-on-field',
  {
    covers: ['summon-negation', 'counter-trap'],
    title: { en: 'The monster being Summoned does not count', ko: '소환하려는 몬스터는 세지 않는다' },
    statement: {
      en: 'Nine Pillars of Yang Zing needs a face-up “Yang Zing” card on the field. The “Yang Zing” monster being Summoned is not there, so without another one it cannot be chained to the Summon negation.',
      ko: '룡성의 구지는 필드에 앞면 표시의 "룡성" 카드가 있어야 한다. 소환하려는 "룡성" 몬스터는 아직 필드에 없으므로, 다른 "룡성" 카드가 없으면 소환 무효에 체인할 수 없다.',
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
