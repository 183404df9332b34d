import { ruling } from '../language';

export default ruling(
  'word-enlightenment-dragon-both-on-field',
  {
    covers: ['special-summon-procedure', 'names'],
    title: { en: 'Both on the field are not enough', ko: '둘 다 필드에 있으면 특수 소환할 수 없다' },
    statement: {
      en: 'With both dragons on the field and none in the GY, Enlightenment Dragon cannot be Special Summoned: one must come from each place.',
      ko: '두 장이 모두 필드에 있고 묘지에 없으면, 각각에서 1장씩 제외할 수 없으므로 엔라이트멘트 드래곤을 특수 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Judgment Dragon', 'Punishment Dragon').hasInExtraDeck('Enlightenment Dragon');

    then.cannot(turnPlayer).specialSummon('Enlightenment Dragon', { because: 'procedure-cannot-be-done' });
  },
);
