import { explained } from '../language';

export default explained(
  'fdb-gizmek-makami-use',
  {
    covers: ['face-down-banish'],
    title: { en: 'What Gizmek Makami is used for', ko: '온카미코토노마카미의 쓰임새' },
    statement: {
      en: 'Gizmek Makami usually brings back what Pot cards took away: copies of Gren Maju Da Eiza, or the Pots themselves.',
      ko: '기교아－온카미코토노마카미는 주로 항아리 카드로 제외된 붉은 마수 다 이자나 항아리 카드 자체를 덱으로 되돌리는 데 쓰인다.',
    },
  },
  ['fdb-gizmek-makami-recovers', 'fdb-gren-maju-counts'],
);
