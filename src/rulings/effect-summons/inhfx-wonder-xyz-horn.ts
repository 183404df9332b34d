import { ruling } from '../language';

export default ruling(
  'inhfx-wonder-xyz-horn',
  {
    covers: ['procedure-by-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'Horn of Heaven and Wonder Xyz', ko: '원더 엑시즈와 승천의 뿔피리' },
    statement: {
      en: 'Horn of Heaven negates a Summon that is attempted and has not succeeded yet. When Wonder Xyz is activated there is none, so it cannot be chained; the Xyz Summon follows once Wonder Xyz has resolved, and Horn of Heaven can be used against that.',
      ko: '승천의 뿔피리는 하려는 소환을 무효로 한다. 원더 엑시즈를 발동한 때에는 아직 소환이 없으므로 체인할 수 없지만, 엑시즈 소환은 그 처리가 끝난 뒤에 하므로 그 소환에는 쓸 수 있다.',
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
