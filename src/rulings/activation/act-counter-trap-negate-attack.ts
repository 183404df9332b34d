import { ruling } from '../language';

export default ruling(
  'act-counter-trap-negate-attack',
  {
    covers: ['activation', 'counter-traps', 'attack-declaration'],
    title: { en: 'Negate Attack on top of an effect', ko: '공격 선언시의 효과에 체인하는 공격 무력화' },
    statement: {
      en: 'Negate Attack answers an attack declaration and not an activation. It can be chained to an effect that was activated at that declaration; the effect below it resolves afterwards as usual.',
      ko: '공격 무력화는 발동이 아니라 공격 선언에 반응하므로, 그 공격 선언시에 발동한 효과에 체인해서 발동할 수 있다. 아래에 있는 효과는 그 뒤에 그대로 처리된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given.seedIs(3);
    given(turnPlayer).controls('Jirai Gumo');
    given(opponent).hasSet('Negate Attack');
    turnPlayer.attacks('Jirai Gumo', 'directly');
    then.chainIs('turnPlayer: Jirai Gumo');
    then.can(opponent).activate('Negate Attack');
    opponent.activates('Negate Attack');
    bothPass();
    turnPlayer.answers('heads');
    then.chainIs('turnPlayer: Jirai Gumo', 'opponent: Negate Attack');
    then.happened('attackNegated', { card: 'Jirai Gumo' });
    then.happened('coinTossed');
    then.lpIs(opponent, 8000);
    then.phaseIs('main2');
  },
);
