import { ruling } from '../language';

export default ruling(
  'temp-not-a-summon',
  {
    covers: ['banish', 'special-summon'],
    title: { en: 'Coming back is no Summon', ko: '돌아오는 것은 소환이 아니다' },
    statement: {
      en: 'A monster that returns from a banish for a time is put back, not Special Summoned. Elemental HERO Shadow Mist, which asks to be Special Summoned, therefore does not trigger.',
      ko: '일시적으로 제외된 몬스터는 필드로 되돌아오는 것이지 특수 소환되는 것이 아니다. 그래서 특수 소환되었을 경우에 발동하는 섀도우 미스트의 효과는 발동할 수 없다.',
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
