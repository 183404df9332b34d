import { ruling } from '../language';

export default ruling(
  'word-enlightenment-dragon-both-on-field',
  {
    covers: ['special-summon-procedure', 'names'],
    title: { en: 'Both on the field are not enough', ko: '둘 다 필드에 있으면 특수 소환할 수 없다' },
    statement: {
      en: 'Enlightenment Dragon is Summoned by banishing one dragon from the field and the other from the GY. With both on the field there is none in the GY to banish, so it cannot be Special Summoned.',
      ko: '엔라이트멘트 드래곤은 필드와 묘지에서 1장씩 제외하고 특수 소환한다. 두 장이 모두 필드에 있으면 묘지에서 제외할 카드가 없으므로 특수 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Judgment Dragon', 'Punishment Dragon').hasInExtraDeck('Enlightenment Dragon');

    then.cannot(turnPlayer).specialSummon('Enlightenment Dragon', { because: 'procedure-cannot-be-done' });
  },
);
