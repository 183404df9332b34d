import { explained } from '../language';

export default explained(
  'fd-tribute-or-fusion-settled',
  {
    covers: ['face-down', 'costs', 'materials'],
    title: { en: 'Tributes and Fusion Materials may be face-down', ko: '릴리스와 융합 소재는 뒷면 표시여도 된다' },
    statement: {
      en: 'It has been settled that face-down monsters on the field may be Tributed and used as Fusion Materials, while other costs that read a property cannot be paid with them.',
      ko: '필드의 뒷면 표시 몬스터는 릴리스하거나 융합 소재로 할 수 있고, 카드의 정보를 요구하는 그 밖의 코스트로는 지불할 수 없다는 것으로 정리되어 있다.',
    },
  },
  ['fd-fusion-material-own-allowed', 'fd-cost-condition-not-met'],
);
