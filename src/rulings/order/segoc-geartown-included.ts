import { ruling } from '../language';

export default ruling(
  'segoc-geartown-included',
  {
    covers: ['trigger-order', 'spell-trap-triggers'],
    title: { en: 'Geartown is in the order too', ko: '기어 타운도 순서에 포함된다' },
    statement: {
      en: 'The order of simultaneous triggers includes effects of Spells that trigger, such as that of Geartown when it was destroyed.',
      ko: '파괴된 기어 타운의 효과처럼 유발하는 마법의 효과도 동시에 발동하는 유발 효과의 순서에 포함된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Ash Blossom & Joyous Spring', 'Celtic Guardian', 'Geartown')
      .hasInExtraDeck('Black Rose Dragon')
      .hasInDeck('Ancient Gear Soldier');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.specialSummons('Black Rose Dragon');
    turnPlayer.usesTrigger('Black Rose Dragon', { effect: 1 });
    then.linkWas('Black Rose Dragon', 'resolved');
    for (const name of ['Black Rose Dragon', 'Geartown', 'Sangan'])
      then.happened('moved', { card: name, where: { to: 'gy', reasons: 'destroyed' } });
    turnPlayer.usesTrigger('Geartown');
    then.chainIs('opponent: Sangan', 'turnPlayer: Geartown');
  },
);
