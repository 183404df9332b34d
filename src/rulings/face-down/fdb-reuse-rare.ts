import { explained } from '../language';

export default explained(
  'fdb-reuse-rare',
  {
    covers: ['face-down-banish'],
    title: { en: 'Hardly ever used again', ko: '다시 쓰기는 거의 불가능하다' },
    statement: {
      en: 'Cards banished face-down can hardly be used again, because an effect that asks for a kind, a name or anything printed cannot take them. What is left are effects that take banished cards of any kind.',
      ko: '뒷면 표시로 제외된 카드는 종류나 카드명 등을 지정하는 효과로는 고를 수 없으므로 거의 다시 쓸 수 없다. 남는 것은 종류를 가리지 않고 제외되어 있는 카드를 고르는 효과뿐이다.',
    },
  },
  ['fdb-gizmek-makami-recovers', 'fdb-kind-unknown-burial', 'fdb-kind-unknown-acquisitiveness'],
);
