import { ruling } from '../language';

export default ruling(
  'inhfx-can-be-negated',
  {
    covers: ['procedure-by-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'It can be negated', ko: '무효로 할 수 있다' },
    statement: {
      en: 'The Xyz Summon that Wonder Xyz allows is no part of its effect: it is made by the rules once the effect has resolved. So Horn of Heaven cannot be chained to Wonder Xyz, as no Summon is being attempted yet, but negates the Summon afterwards in a new Chain.',
      ko: '원더 엑시즈로 하는 엑시즈 소환은 효과의 처리가 아니라, 처리가 끝난 뒤 룰에 따라 하는 소환이다. 그래서 승천의 뿔피리는 아직 소환이 없는 원더 엑시즈의 발동에는 체인할 수 없고, 그 뒤의 소환에 새로운 체인으로 쓸 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Wonder Xyz').controls('Celtic Guardian', 'Mystical Elf').hasInExtraDeck('Gagaga Cowboy');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven', 'Jar of Greed').hasInDeck('Sangan');
    turnPlayer.activates('Wonder Xyz');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    bothPass();
    then.firstOfferedOn('Horn of Heaven', 'activate');
    opponent.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainsWere(['turnPlayer: Wonder Xyz'], ['opponent: Horn of Heaven']);
    then.summonWasNegated('Gagaga Cowboy');
    then.isIn('Gagaga Cowboy', 'gy', turnPlayer);
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.isIn('Mystical Elf', 'gy', turnPlayer);
  },
);
