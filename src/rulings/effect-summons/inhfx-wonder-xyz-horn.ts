import { ruling } from '../language';

export default ruling(
  'inhfx-wonder-xyz-horn',
  {
    covers: ['procedure-by-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'Horn of Heaven and Wonder Xyz', ko: '원더 엑시즈와 승천의 뿔피리' },
    statement: {
      en: 'Horn of Heaven cannot be chained to Wonder Xyz, but it can be used against the Xyz Summon that follows.',
      ko: '승천의 뿔피리는 원더 엑시즈에 체인할 수 없지만, 그 뒤의 엑시즈 소환에는 쓸 수 있다.',
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
