import { ruling } from '../language';

export default ruling(
  'when-dinomischus-cl2',
  {
    covers: ['chain', 'special-summon-effect'],
    title: { en: 'Dinomischus directly on the Trap', ko: '함정에 직접 체인하는 디노미스쿠스' },
    statement: {
      en: 'Chained directly to a Trap Card, Paleozoic Dinomischus is Special Summoned from the GY as a Normal Monster and is no Trap Card on the field.',
      ko: '함정 카드의 발동에 직접 체인하면, 버제스토마 디노미스쿠스는 일반 몬스터로서 묘지에서 특수 소환되며, 필드에서는 함정 카드로 취급하지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInGY('Paleozoic Dinomischus').hasSet('Jar of Greed').hasInDeck('Celtic Guardian');
    turnPlayer.activates('Jar of Greed');
    turnPlayer.activates('Paleozoic Dinomischus', { effect: 2 });
    then.chainIs('turnPlayer: Jar of Greed', 'turnPlayer: Paleozoic Dinomischus');
    bothPass();

    then.happenedInOrder({ event: 'summoned', card: 'Paleozoic Dinomischus' }, { event: 'drawn', seat: 'turnPlayer' });
    then.wasSummonedBy('Paleozoic Dinomischus', turnPlayer, 'special');
    then.isIn('Paleozoic Dinomischus', 'monsterZone', turnPlayer);
    then.typeIs('Paleozoic Dinomischus', 'aqua');
    then.attributeIs('Paleozoic Dinomischus', 'water');
    then.levelIs('Paleozoic Dinomischus', 2);
    then.atkIs('Paleozoic Dinomischus', 1200);
    then.isIn('Celtic Guardian', 'hand', turnPlayer);
  },
);
