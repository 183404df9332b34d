/** Cards for the row tests, defined on the spot. */
import type { ActivatedEffect, CardDefinition, Effect, Modifier, TokenDefinition, When } from '../index';

type Facts = Partial<Omit<CardDefinition, 'name' | 'kind' | 'short'>> & { name: string };

let passcodes = 1000;
const define = (kind: CardDefinition['kind'], { name, ...facts }: Facts): CardDefinition => ({
  id: ++passcodes,
  name: { en: name, ko: name, ja: name },
  short: { en: name, ko: name },
  kind,
  effects: [],
  ...facts,
});

/** A Level 4 EARTH Warrior with 1000 ATK and DEF, unless the facts say otherwise. */
export const monster = (facts: Facts): CardDefinition =>
  define('monster', {
    frame: facts.effects ? 'effect' : 'normal',
    type: 'warrior',
    attribute: 'earth',
    ...(facts.frame === 'xyz' || facts.frame === 'link' ? {} : { level: 4 }),
    atk: 1000,
    ...(facts.frame === 'link' ? {} : { def: 1000 }),
    ...facts,
  });

type Activation = Facts & Partial<Omit<ActivatedEffect, 'kind'>>;
/** With `do`, the card has one effect: that of its activation. */
const activated = (kind: 'spell' | 'trap', spec: Activation): CardDefinition => {
  const { name, id, property, tokens, effects, do: steps, ...rest } = spec;
  return define(kind, {
    name,
    property: property ?? 'normal',
    effects: effects ?? (steps ? [{ kind: 'activation', do: steps, ...rest }] : []),
    ...(id === undefined ? {} : { id }),
    ...(tokens ? { tokens } : {}),
  });
};
export const spell = (spec: Activation): CardDefinition => activated('spell', spec);
export const trap = (spec: Activation): CardDefinition => activated('trap', spec);

/** A Continuous Spell that does nothing but apply these. */
export const aura = (name: string, ...apply: Modifier[]): CardDefinition =>
  spell({
    name,
    property: 'continuous',
    effects: [
      { kind: 'activation', do: [] },
      { kind: 'continuous', apply },
    ],
  });

/** A Level 1 WIND Beast Token with 0 ATK and DEF, unless the facts say otherwise. */
export const token = ({
  name,
  ...facts
}: { name: string } & Partial<Omit<TokenDefinition, 'name'>>): TokenDefinition => ({
  name: { en: name, ko: name, ja: name },
  type: 'beast',
  attribute: 'wind',
  level: 1,
  atk: 0,
  def: 0,
  ...facts,
});

/** A Spell called Flock that Special Summons a Token called Sheep, in Defense Position. */
export const flock = (to: 'you' | 'opponent' = 'you'): CardDefinition =>
  spell({
    name: 'Flock',
    tokens: { sheep: token({ name: 'Sheep' }) },
    do: [{ op: 'summonTokens', token: 'sheep', n: 1, to, position: 'defense' }],
  });

/** A monster called Bell whose mandatory Trigger Effect is activated whenever the event happens: 100 LP for its player. */
export const bell = (when: When, facts: Partial<Facts> = {}): CardDefinition =>
  monster({ name: 'Bell', ...facts, effects: [ring(when)] });
/** The effect of a Bell, for cards that have it in another way. */
export const ring = (when: When): Effect => ({
  kind: 'trigger',
  mandatory: true,
  when,
  do: [{ op: 'gainLP', who: 'you', amount: 100 }],
});
