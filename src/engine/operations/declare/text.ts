import type { OperationText } from '../../wording';

const WORDS = {
  type: { en: '1 Monster Type', ko: '종족을 1개' },
  attribute: { en: '1 Attribute', ko: '속성을 1개' },
  level: { en: 'a Level from 1 to 12', ko: '1에서 12까지의 임의의 레벨을' },
};

export const text: OperationText<'declare'> = {
  en: ({ what }) => ({ verb: 'declare', rest: WORDS[what].en }),
  ko: ({ what }) => ({ object: WORDS[what].ko, verb: '선언하다' }),
};
