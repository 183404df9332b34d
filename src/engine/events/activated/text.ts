import type { Activation, Includes, Ref } from '../../definition';
import type { English, EventText, Korean } from '../../wording';

const INCLUDES: Record<Includes, { en: string; ko: string }> = {
  addFromDeck: { en: 'adding a card from the Deck to the hand', ko: '덱에서 카드를 패에 넣는' },
  summonFromDeck: { en: 'Special Summoning a monster from the Deck', ko: '덱에서 몬스터를 특수 소환하는' },
  sendFromDeck: { en: 'sending a card from the Deck to the GY', ko: '덱에서 카드를 묘지로 보내는' },
  specialSummon: { en: 'Special Summoning a monster', ko: '몬스터를 특수 소환하는' },
  destroy: { en: 'destroying a card', ko: '카드를 파괴하는' },
  destroyMonster: { en: 'destroying a monster on the field', ko: '필드의 몬스터를 파괴하는' },
  banish: { en: 'banishing a card', ko: '카드를 제외하는' },
  draw: { en: 'drawing a card', ko: '카드를 드로우하는' },
};

type Kinds = Activation['of'];

/** Only the activation of cards, not of effects of cards that are there. */
const ofCards = (of: Kinds): boolean => of.every((each) => each === 'spellCard' || each === 'trapCard');

/** Where the card was is said if it matters. */
const whereless = (card: Ref) =>
  typeof card === 'object' && card.from !== undefined ? {} : { placeless: true as const };

/** "a Spell/Trap Card or monster effect", "an effect of another monster". */
export function activationEn({ of, card }: Activation, say: English): string {
  if (card !== undefined && ofCards(of)) return say.object(card, { quantity: 'any', ...whereless(card) });
  if (card !== undefined) return `an effect of ${say.object(card, { quantity: 'any', ...whereless(card) })}`;
  return kindsEn(of, say);
}
function kindsEn(of: Kinds, say: English): string {
  if (of.length === 5) return 'a card or effect';
  const spell = of.includes('spellCard');
  const trap = of.includes('trapCard');
  const cards = spell && trap ? ['Spell/Trap Card'] : spell ? ['Spell Card'] : trap ? ['Trap Card'] : [];
  const effects = [
    of.includes('spellEffect') && of.includes('trapEffect') ? 'Spell/Trap effect' : '',
    of.includes('spellEffect') && !of.includes('trapEffect') ? 'Spell effect' : '',
    !of.includes('spellEffect') && of.includes('trapEffect') ? 'Trap effect' : '',
    of.includes('monsterEffect') ? 'monster effect' : '',
  ].filter(Boolean);
  return `a ${say.or([...cards, ...effects])}`;
}

/** "몬스터의 효과 / 마법 / 함정 카드", "이 카드 이외의 몬스터의 효과". */
export function activationKo({ of, card }: Activation, say: Korean): string {
  if (card !== undefined && ofCards(of)) return say.noun(card, { quantity: 'kind', ...whereless(card) });
  if (card !== undefined) return `${say.noun(card, { quantity: 'kind', ...whereless(card) })}의 효과`;
  return kindsKo(of);
}
function kindsKo(of: Kinds): string {
  if (of.length === 5) return '마법 / 함정 / 몬스터의 효과';
  const effects = [
    of.includes('monsterEffect') ? '몬스터' : '',
    of.includes('spellEffect') ? '마법' : '',
    of.includes('trapEffect') ? '함정' : '',
  ].filter(Boolean);
  const cards = [of.includes('spellCard') ? '마법' : '', of.includes('trapCard') ? '함정' : ''].filter(Boolean);
  if (cards.length > 0 && cards.join() === effects.filter((e) => e !== '몬스터').join()) {
    const both = `${cards.join(' / ')} 카드 또는 그 효과`;
    return effects.includes('몬스터') ? `몬스터의 효과, ${both}` : both;
  }
  const words = [
    effects.length > 0 ? `${effects.join(' / ')}의 효과` : '',
    cards.length > 0 ? `${cards.join(' / ')} 카드` : '',
  ];
  return words.filter(Boolean).join(' / ');
}

/** "only this card", "exactly 2 cards, including a monster". */
function countedEn(targeted: string, count: number | undefined): string {
  if (count === undefined) return targeted;
  if (count === 1) return targeted === '' ? 'only 1 card' : `only ${targeted}`;
  return `exactly ${count} cards${targeted && `, including ${targeted}`}`;
}

/** With whose it is and what it targets: "a card or effect activated by your opponent that targets this card". */
export function describedEn(what: Activation, say: English, agent = ''): string {
  const including = what.includes ? ` that includes ${say.or(what.includes.map((i) => INCLUDES[i].en))}` : '';
  return activationEn(what, say) + agent + including + targetingEn(what, say);
}
function targetingEn({ targets, targetCount }: Activation, say: English): string {
  const counted = countedEn(targets === undefined ? '' : say.object(targets, { quantity: 'any' }), targetCount);
  return counted && ` that targets ${counted}`;
}
/** "이 카드를 대상으로 하는 상대의 마법 카드". */
export function describedKo(what: Activation, say: Korean, whose = ''): string {
  const includes = (what.includes ?? []).map((i) => `${INCLUDES[i].ko} 효과`);
  const including =
    includes.length > 1
      ? `${includes.join(', ')} 중 하나를 포함하는 `
      : includes[0]
        ? `${includes[0]}를 포함하는 `
        : '';
  const targeted = what.targets === undefined ? '카드' : say.noun(what.targets, { quantity: 'kind' });
  const counted =
    what.targetCount === undefined ? say.attach(targeted, '을/를') : `${targeted} ${what.targetCount}장만을`;
  const targeting = what.targets === undefined && what.targetCount === undefined ? '' : `${counted} 대상으로 하는 `;
  return including + targeting + whose + activationKo(what, say);
}

export const text: EventText<'activated'> = {
  names: ({ what }) => [
    { name: 'chain', cards: what.of.every((o) => o === 'monsterEffect') ? { kind: 'monster' } : undefined },
    { name: 'chainTargets', cards: what.targets, many: what.targetCount !== 1 },
  ],
  en: ({ by, what }, say) => {
    const noun = describedEn(what, say);
    if (by === 'you' || by === 'opponent') return { clause: { subject: say.player(by), verb: 'activate', rest: noun } };
    const plain = activationEn(what, say);
    return {
      clause: { subject: { text: plain, plural: false }, verb: 'be', rest: `activated${noun.slice(plain.length)}` },
    };
  },
  ko: ({ by, what }, say) => {
    const noun = describedKo(what, say);
    if (by === 'you' || by === 'opponent') {
      return {
        clause: { subject: say.attach(say.player(by), '이/가'), object: say.attach(noun, '을/를'), verb: '발동하다' },
      };
    }
    return { clause: { subject: say.attach(noun, '이/가'), verb: '발동하다' } };
  },
};
