import type { OperationText } from '../../wording';

const WORDS = {
  type: { en: () => '1 Monster Type', ko: () => '종족을 1개' },
  attribute: { en: () => '1 Attribute', ko: () => '속성을 1개' },
  level: { en: (max = 12) => `a Level from 1 to ${max}`, ko: (max = 12) => `1에서 ${max}까지의 임의의 레벨을` },
};

export const text: OperationText<'declare'> = {
  en: ({ what, max }) => ({ verb: 'declare', rest: WORDS[what].en(max) }),
  ko: ({ what, max }) => ({ object: WORDS[what].ko(max), verb: '선언하다' }),
};
