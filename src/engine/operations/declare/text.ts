import type { OperationText } from '../../wording';

export const text: OperationText<'declare'> = {
  en: ({ what }) => ({ verb: 'declare', rest: what === 'type' ? '1 Monster Type' : '1 Attribute' }),
  ko: ({ what }) => ({ object: what === 'type' ? '종족을 1개' : '속성을 1개', verb: '선언하다' }),
};
