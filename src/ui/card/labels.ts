/** The few words that stand on a card itself. */
import type { Property } from '@/engine/terms';

export type Lang = 'en' | 'ko';

interface CardLabels {
  set: string;
  def: string;
  /** For a zone on a phone. */
  defShort: string;
  property: Record<Property, string>;
  propertyShort: Record<Property, string>;
}

const enProperty: Record<Property, string> = {
  normal: 'Normal',
  quickPlay: 'Quick',
  continuous: 'Continuous',
  equip: 'Equip',
  field: 'Field',
  ritual: 'Ritual',
  counter: 'Counter',
};

const koProperty: Record<Property, string> = {
  normal: '일반',
  quickPlay: '속공',
  continuous: '지속',
  equip: '장착',
  field: '필드',
  ritual: '의식',
  counter: '카운터',
};

export const CARD_LABELS: Record<Lang, CardLabels> = {
  en: {
    set: 'Set',
    def: 'DEF',
    defShort: 'D',
    property: enProperty,
    propertyShort: { ...enProperty, continuous: 'Contin.' },
  },
  ko: { set: '세트', def: '수', defShort: '수', property: koProperty, propertyShort: koProperty },
};
