import { ruling } from '../language';

export default ruling(
  'fx-dd-crow-vs-monster-reborn',
  {
    covers: ['special-summon-effect', 'targeting'],
    title: { en: 'D.D. Crow takes the target away', ko: 'D.D. 크로우로 대상을 없앤다' },
    statement: {
      en: 'A Chain resolves from its last link down. D.D. Crow, chained to Monster Reborn, banishes the target first, so Monster Reborn finds nothing to Special Summon. Without D.D. Crow the target is Summoned.',
      ko: '체인은 마지막에 체인한 것부터 처리한다. 죽은 자의 소생에 체인한 D.D. 크로우가 대상을 먼저 제외하므로 특수 소환할 몬스터가 없다. 체인하지 않았다면 대상이 소환된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Celtic Guardian');

    given(opponent).hasInHand('D.D. Crow');
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    inCase({ en: 'D.D. Crow is chained', ko: 'D.D. 크로우를 체인했을 경우' }, () => {
      then.can(opponent).activate('D.D. Crow');
      opponent.activates('D.D. Crow', { targets: ['Celtic Guardian'] });
      bothPass();
      then.chainsWere(['turnPlayer: Monster Reborn', 'opponent: D.D. Crow']);
      then.linkWas('D.D. Crow', 'resolved');
      then.isIn('Celtic Guardian', 'banished', turnPlayer);
      then.linkWas('Monster Reborn', 'withoutEffect');
      then.didNotHappen('summoned');
      then.countIs(turnPlayer, 'monsterZone', 0);
      then.isIn('D.D. Crow', 'gy', opponent);
      then.isIn('Monster Reborn', 'gy', turnPlayer);
    });
    inCase({ en: 'Nothing is chained', ko: '아무것도 체인하지 않았을 경우', contrast: 1 }, () => {
      bothPass();
      then.linkWas('Monster Reborn', 'resolved');
      then.controls(turnPlayer, 'Celtic Guardian');
    });
  },
);
