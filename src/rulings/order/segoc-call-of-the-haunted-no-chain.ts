import { ruling } from '../language';

export default ruling(
  'segoc-call-of-the-haunted-no-chain',
  {
    covers: ['chain', 'continuous-effects'],
    title: { en: 'Call of the Haunted destroys without a Chain', ko: '리빙 데드가 부르는 소리는 체인 없이 파괴한다' },
    statement: {
      en: 'When Call of the Haunted leaves the field, its monster is destroyed without anything being activated. It is no trigger and cannot be answered.',
      ko: '리빙 데드가 부르는 소리가 필드에서 벗어나 몬스터가 파괴되는 것은 발동이 아니다. 유발하는 효과가 아니므로 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Call of the Haunted').hasInGY('Cyber Dragon');
    given(opponent).hasSet('Mystical Space Typhoon', 'Mirror Force');
    turnPlayer.activates('Call of the Haunted', { targets: ['Cyber Dragon'] });
    bothPass();
    then.controls(turnPlayer, 'Cyber Dragon', 'Call of the Haunted');
    opponent.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    bothPass();
    then.happenedInOrder(
      { event: 'moved', card: 'Call of the Haunted', where: { to: 'gy' } },
      { event: 'moved', card: 'Cyber Dragon', where: { to: 'gy', reasons: 'destroyed' } },
    );
    then.isIn('Cyber Dragon', 'gy', turnPlayer);
    then.chainsWere(['turnPlayer: Call of the Haunted'], ['opponent: Mystical Space Typhoon']);
    then.isAsked(turnPlayer, 'open');
  },
);
