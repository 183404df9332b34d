import { card, ruling } from '../language';

export default ruling(
  'equip-only-attackable-target',
  {
    covers: ['equip-cards', 'direct-attack', 'attack-targets'],
    title: { en: 'Drawn to the magnet', ko: '자력에 이끌리는 공격' },
    statement: {
      en: 'While a monster carries Ring of Magnetism, the other player can attack nothing else: no other monster, and not its controller, not even with a monster able to attack directly.',
      ko: '자력의 반지를 장착한 몬스터가 있으면 상대는 그 몬스터만 공격할 수 있다. 다른 몬스터도, 직접 공격 능력이 있는 몬스터로 플레이어를 공격하는 것도 안 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Submarineroid').hasInHand('Battle Ox');
    given(opponent).controls('Kuriboh', card('Ring of Magnetism', { equippedTo: 'Kuriboh' }), 'Celtic Guardian');
    then.atkIs('Kuriboh', 0);
    then.attackTargetsAre('Submarineroid', 'Kuriboh');
    turnPlayer.attacks('Submarineroid', 'Kuriboh');
    then.happened('damage', { seat: 'opponent', where: { amount: 800, how: 'battle' } });
    then.lpIs(opponent, 7200);
    then.controls(opponent, 'Celtic Guardian');
  },
);
