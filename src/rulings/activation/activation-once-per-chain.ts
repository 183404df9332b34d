import { ruling } from '../language';

export default ruling(
  'activation-once-per-chain',
  {
    covers: ['limits', 'chain'],
    title: { en: 'Once in a Chain', ko: '1개의 체인에서 1번' },
    statement: {
      en: 'The effect of Formula Synchron can be used once per Chain. It is Chain Link 2 already, so it cannot be chained again above Reinforcements; in a later Chain of the same turn it could be used again.',
      ko: '포뮬러 싱크론의 효과는 1개의 체인에서 1번만 발동할 수 있다. 이미 체인 2로 발동했으므로 지원군에 다시 체인할 수 없지만, 같은 턴의 다음 체인에서는 다시 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Jar of Greed', 'Reinforcements').controls('Sangan').hasInDeck('Kuriboh');
    given(opponent).controls('Formula Synchron', 'Summoned Skull').hasSet('Waboku').hasInExtraDeck('Colossal Fighter');
    turnPlayer.activates('Jar of Greed');
    then.can(opponent).activate('Formula Synchron', { effect: 2 });
    opponent.activates('Formula Synchron', { effect: 2 });
    turnPlayer.activates('Reinforcements', { targets: ['Sangan'] });
    then.cannot(opponent).activate('Formula Synchron', { effect: 2, because: 'used-this-chain' });
    bothPass();
    then.controls(opponent, 'Colossal Fighter');
  },
);
