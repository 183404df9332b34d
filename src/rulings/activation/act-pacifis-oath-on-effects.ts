import { ruling } from '../language';

export default ruling(
  'act-pacifis-oath-on-effects',
  {
    covers: ['limits', 'triggers', 'tokens'],
    title: { en: 'Its effects are bound: Pacifis', ko: '효과에는 제약이 걸린다: 퍼시피스' },
    statement: {
      en: 'The restriction binds the two effects of Pacifis, the Phantasm City that are used once it lies there. After Abysspike, an Effect Monster, was Summoned neither can be activated that turn, and once one was used Abysspike cannot be Summoned.',
      ko: '환황의 도시 퍼시피스의 제약은 이미 있는 카드의 두 효과에 걸린다. 효과 몬스터인 어비스파이크를 소환한 턴에는 어느 쪽도 발동할 수 없고, 발동한 턴에는 어비스파이크를 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Pacifis, the Phantasm City', 'Card Trader').hasInHand('Mermail Abysspike');
    given(opponent).hasSet('Mystical Space Typhoon');
    inCase({ en: 'After such a Summon', ko: '효과 몬스터를 소환한 뒤' }, () => {
      turnPlayer.normalSummons('Mermail Abysspike');
      opponent.activates('Mystical Space Typhoon', { targets: ['Card Trader'] });
      bothPass();
      then.isIn('Card Trader', 'gy', turnPlayer);
      then.wasNeverOffered('Pacifis, the Phantasm City', 'activate');
      then.cannot(turnPlayer).activate('Pacifis, the Phantasm City', { effect: 2, because: 'oath-broken' });
    });
    inCase({ en: 'Before it', ko: '소환하기 전' }, () => {
      given.startsIn('standby');
      opponent.activates('Mystical Space Typhoon', { targets: ['Card Trader'] });
      bothPass();
      turnPlayer.usesTrigger('Pacifis, the Phantasm City', { effect: 2 });
      bothPass();
      then.countIs(turnPlayer, 'monsterZone', 1, 'Phantasm Spiral Token');
      then.phaseIs('main1');
      then.cannot(turnPlayer).normalSummon('Mermail Abysspike', { because: 'locked' });
    });
  },
);
