import { ruling } from '../language';

export default ruling(
  'inh-photon-thrasher-can',
  {
    covers: ['special-summon-procedure', 'revival-limit'],
    title: { en: 'Properly Summoned once, it may be revived', ko: '제대로 특수 소환된 뒤에는 소생시킬 수 있다' },
    statement: {
      en: 'Photon Thrasher says how it can be Special Summoned. Once that was done properly, other effects may bring it back.',
      ko: '포톤 스래셔는 정해진 방법으로 특수 소환할 수 있는 몬스터다. 그 방법으로 제대로 소환된 뒤에는 다른 효과로도 소생시킬 수 있다.',
    },
    doubtful: {
      en: 'A text that says “can be Special Summoned by …”, without “only”, is read in the usual way: once the monster was properly Summoned so, other effects may Special Summon it too.',
      ko: '"…하여 특수 소환할 수 있다"라고만 쓰인 몬스터는, 그 방법으로 한 번 소환된 뒤에는 다른 방법으로도 특수 소환할 수 있다는 일반적인 해석을 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Photon Thrasher', 'Monster Reborn');
    given(opponent).hasSet('Raigeki Break').hasInHand('Celtic Guardian');
    turnPlayer.specialSummons('Photon Thrasher');
    opponent.activates('Raigeki Break', { cost: ['Celtic Guardian'], targets: ['Photon Thrasher'] });
    bothPass();
    then.isIn('Photon Thrasher', 'gy', turnPlayer);
    turnPlayer.activates('Monster Reborn', { targets: ['Photon Thrasher'] });
    bothPass();
    then.controls(turnPlayer, 'Photon Thrasher');
    then.wasSummonedBy('Photon Thrasher', turnPlayer, 'special');
  },
);
