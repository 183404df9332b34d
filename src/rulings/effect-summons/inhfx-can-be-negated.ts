import { ruling } from '../language';

export default ruling(
  'inhfx-can-be-negated',
  {
    covers: ['procedure-by-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'It can be negated', ko: '무효로 할 수 있다' },
    statement: {
      en: 'Wonder Xyz lets its player make an Xyz Summon. That Summon is not a part of the effect: it is made by the rules once the effect has resolved, so cards that negate a Summon can be used against it, in a new Chain.',
      ko: '원더 엑시즈는 엑시즈 소환을 실행하게 하는 효과이다. 그 소환은 효과의 처리가 아니라 처리가 끝난 뒤 룰에 따라 실행하는 소환이므로, 소환을 무효로 하는 카드를 새로운 체인으로 쓸 수 있다.',
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
