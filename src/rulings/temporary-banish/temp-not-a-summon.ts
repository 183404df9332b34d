import { ruling } from '../language';

export default ruling(
  'temp-not-a-summon',
  {
    covers: ['banish', 'special-summon'],
    title: { en: 'Coming back is no Summon', ko: '돌아오는 것은 소환이 아니다' },
    statement: {
      en: 'Returning from a banish for a time is no Special Summon: nothing that waits for one happens.',
      ko: '일시적으로 제외된 몬스터가 돌아오는 것은 특수 소환이 아니므로, 특수 소환되었을 경우의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls('Elemental HERO Shadow Mist', 'Interdimensional Matter Forwarder')
      .hasInDeck('Mask Change');
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Elemental HERO Shadow Mist'] });
    bothPass();
    then.controls(turnPlayer, 'Elemental HERO Shadow Mist');
    then.wasNotSummoned('Elemental HERO Shadow Mist');
    then.wasNeverOffered('Elemental HERO Shadow Mist', 'activate');
    then.cannot(turnPlayer).activate('Elemental HERO Shadow Mist', { effect: 1, because: 'event-not-happened' });
  },
);
