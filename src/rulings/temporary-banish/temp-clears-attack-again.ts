import { ruling } from '../language';

export default ruling(
  'temp-clears-attack-again',
  {
    covers: ['banish', 'several-attacks'],
    title: { en: 'Back in the same Battle Phase, it attacks again', ko: '같은 배틀 페이즈에 돌아오면 다시 공격한다' },
    statement: {
      en: 'A monster attacks once each Battle Phase, but a banish for a time makes the game forget its attack. So Gagaga Magician, back in the same Battle Phase, may attack again.',
      ko: '몬스터는 배틀 페이즈마다 1번 공격할 수 있지만, 일시적으로 제외되면 공격했다는 정보가 사라진다. 그래서 같은 배틀 페이즈 중에 돌아온 가가가 매지션은 다시 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gagaga Magician', 'Interdimensional Matter Forwarder', 'Card Trader', 'Battle Ox');
    given(opponent).hasSet('Infinite Impermanence', 'Mystical Space Typhoon');
    given.startsIn('standby');
    opponent.activates('Infinite Impermanence', { targets: ['Gagaga Magician'] });
    bothPass();
    turnPlayer.declines();
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gagaga Magician', 'directly');
    opponent.passes();
    opponent.passes();
    then.lpIs(opponent, 6500);
    turnPlayer.movesTo('main2');
    opponent.activates('Mystical Space Typhoon', { targets: ['Card Trader'] });
    bothPass();
    turnPlayer.usesTrigger('Interdimensional Matter Forwarder', { effect: 2, targets: ['Gagaga Magician'] });
    bothPass();
    then.phaseIs('battle');
    then.can(turnPlayer).attack('Gagaga Magician');
    turnPlayer.attacks('Gagaga Magician', 'directly');
    then.lpIs(opponent, 5000);
  },
);
