import type { Selector } from '../../definition';
import type { OperationText } from '../../wording';

const ritual = (what: Selector): Selector => ({ kind: 'monster', from: 'hand', of: 'you', ...what, frame: 'ritual' });

export const text: OperationText<'ritualSummon'> = {
  en: ({ what, from, using, total, send }, say) => ({
    verb: 'Ritual Summon',
    rest: `${say.object(ritual(what), { source: true })}, by ${send ? 'sending' : 'Tributing'} ${say.object(
      { kind: 'monster', ...using },
      { quantity: 'kind', placeless: true },
    )} from your ${say.places(from).replace('the ', '')}${send ? ' to the GY' : ''} whose total Levels ${
      total === 'equal' ? 'equal its Level' : 'equal or exceed its Level'
    }`,
  }),
  ko: ({ what, from, using, total, send }, say) => ({
    lead: `레벨의 합계가 의식 소환하는 몬스터의 레벨${total === 'equal' ? '과 같아지도록' : ' 이상이 되도록'} 자신의 ${say.places(from)}에서 ${say.with(
      { kind: 'monster', ...using },
      '을/를',
      { quantity: 'kind', placeless: true },
    )} ${send ? '묘지로 보내고' : '릴리스하고'}`,
    object: say.object(ritual(what), { source: true }),
    verb: '의식 소환하다',
  }),
};
