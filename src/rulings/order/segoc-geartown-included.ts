import { ruling } from '../language';

export default ruling(
  'segoc-geartown-included',
  {
    covers: ['trigger-order', 'spell-trap-triggers'],
    title: { en: 'Geartown is in the order too', ko: '기어 타운도 순서에 포함된다' },
    statement: {
      en: 'Triggers that are due together go on the Chain in a fixed order, mandatory ones before optional ones, and that order includes the triggers of Spells: Sangan’s is mandatory and becomes Chain Link 1, Geartown’s is optional and follows it.',
      ko: '동시에 발동하는 유발 효과는 강제 효과부터 정해진 순서대로 쌓으며, 마법 카드의 유발 효과도 그 순서에 포함된다. 강제 효과인 크리터가 체인 1이 되고, 임의 효과인 기어 타운이 그다음에 쌓인다.',
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
