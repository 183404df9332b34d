import { ruling } from '../language';

export default ruling(
  'word-enlightenment-dragon-legal',
  {
    covers: ['special-summon-procedure', 'names'],
    title: { en: 'Enlightenment Dragon: one from each place', ko: '엔라이트멘트 드래곤: 필드와 묘지에서 1장씩' },
    statement: {
      en: 'Enlightenment Dragon is Special Summoned without a Chain by banishing Judgment Dragon and Punishment Dragon, one from the Monster Zone and one from the GY.',
      ko: '엔라이트멘트 드래곤은 저지먼트 드래곤과 퍼니시먼트 드래곤을 몬스터 존과 묘지에서 1장씩 제외하여, 체인을 만들지 않고 특수 소환한다.',
    },
    contrast: 'word-enlightenment-dragon-both-on-field',
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Judgment Dragon').hasInGY('Punishment Dragon').hasInExtraDeck('Enlightenment Dragon');
    then.can(turnPlayer).specialSummon('Enlightenment Dragon');
    turnPlayer.specialSummons('Enlightenment Dragon');

    then.noChain();
    then.wasSummonedBy('Enlightenment Dragon', turnPlayer, 'special');
    then.isIn('Judgment Dragon', 'banished', turnPlayer);
    then.isIn('Punishment Dragon', 'banished', turnPlayer);
  },
);
