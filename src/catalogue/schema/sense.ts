/** Whether a card that fits the schema makes sense: what belongs together is there, what is named exists. */
import type { CardDefinition, Effect, When } from '@/engine/definition';
import type { Property } from '@/engine/terms';
import { EXTRA_DECK_FRAMES } from '@/engine/terms';
import { isActivated, whensOf } from '../effects';
import { effectNumbers } from '../numbers';
import { pairProblems, type Report } from './pairs';
import { type Key, type Problem, pathText, valueText } from './problems';
import { variableProblems } from './variables';
import { walk } from './walk';

const MONSTER_FACTS = ['frame', 'type', 'attribute', 'level', 'atk', 'def'] as const;
/** Xyz Monsters have a Rank where others have a Level. */
const factsOf = (card: CardDefinition) =>
  MONSTER_FACTS.flatMap((fact) =>
    fact === 'level' && card.frame === 'xyz'
      ? (['rank'] as const)
      : fact === 'level' && card.frame === 'link'
        ? (['link'] as const)
        : fact === 'def' && card.frame === 'link'
          ? []
          : [fact],
  );
const PROPERTIES_OF: Record<'spell' | 'trap', readonly Property[]> = {
  spell: ['normal', 'quickPlay', 'continuous', 'equip', 'field', 'ritual'],
  trap: ['normal', 'continuous', 'counter'],
};

const printedFacts = (card: CardDefinition, report: Report): void => {
  if (card.kind === 'monster') {
    for (const fact of factsOf(card)) {
      const unknown = (card.unknown as string[] | undefined)?.includes(fact) ?? false;
      if (!unknown && card[fact] === undefined) report([fact], 'nothing', `the ${fact} of the monster`);
    }
    if (card.frame === 'xyz' && card.level !== undefined) {
      report(['level'], String(card.level), 'no level: an Xyz Monster has a rank');
    } else if (card.frame !== 'xyz' && card.rank !== undefined) {
      report(['rank'], String(card.rank), 'no rank: only Xyz Monsters have one');
    }
    if (card.property) report(['property'], valueText(card.property), 'no property: only Spells and Traps have one');
    const fromExtra = EXTRA_DECK_FRAMES.includes(card.frame);
    const ownWay = card.effects.some((effect) => effect.kind === 'procedure' || effect.kind === 'rule');
    if (fromExtra && card.materials === undefined && !ownWay) {
      report(['materials'], 'nothing', 'what the monster of the Extra Deck is Summoned with');
    } else if (!fromExtra && card.materials !== undefined) {
      report(['materials'], valueText(card.materials), 'no materials: only monsters of the Extra Deck have them');
    }
    if (card.frame === 'token') report(['frame'], '"token"', 'a card; Tokens are written in the card that makes them');
    const monsterEffects = card.effects.filter((effect) => !effect.pendulum).length;
    if (card.frame === 'normal' && monsterEffects > 0) {
      report(['effects'], `${monsterEffects} effects`, 'none but Pendulum Effects on a Normal Monster');
    }
    if (card.frame === 'effect' && card.effects.length === 0) {
      report(['effects'], 'none', 'the effects of the Effect Monster');
    }
    return;
  }
  for (const fact of [...MONSTER_FACTS, 'rank', 'link', 'pendulum', 'materials', 'abilities'] as const) {
    if (card[fact] !== undefined) report([fact], valueText(card[fact]), `no ${fact}: only monsters have one`);
  }
  const allowed = PROPERTIES_OF[card.kind];
  if (!card.property || !allowed.includes(card.property)) {
    report(['property'], valueText(card.property), `one of ${allowed.map(valueText).join(', ')}`);
  }
  // What is only ever used from elsewhere, such as the GY, cannot be activated from the field.
  const elsewhere = card.property === 'normal' && card.effects.every((effect) => effect.kind === 'trigger');
  if (!elsewhere && !card.effects.some((effect) => effect.kind === 'activation')) {
    report(['effects'], 'no activation', 'an effect of kind "activation", with an empty "do" if nothing happens');
  }
  if (card.property === 'equip' && !JSON.stringify(card.effects).includes('"equipSelf"')) {
    report(['effects'], 'no step "equipSelf"', 'an activation that equips the card');
  }
};

/** Rules that are not about how a monster is Summoned. */
const ANY_CARD: ReadonlySet<string> = new Set(['cannotBeNegated', 'canBeActivatedFromHand']);

const kinds = (card: CardDefinition, effect: Effect, at: readonly Key[], report: Report): void => {
  const kind = [...at, 'kind'];
  if (card.kind === 'monster' && effect.kind === 'activation' && !(card.pendulum && effect.pendulum)) {
    report(kind, '"activation"', 'another kind: only Spells, Traps and Pendulum Cards are activated themselves');
  }
  const summons = effect.kind === 'procedure' || (effect.kind === 'rule' && !ANY_CARD.has(effect.rule));
  if (card.kind !== 'monster' && summons) {
    report(kind, valueText(effect.kind), 'another kind: only monsters are Summoned');
  }
  if (!isActivated(effect)) return;
  const answers = [effect.when, effect.whenAny, effect.phase].filter((each) => each !== undefined).length;
  if (effect.kind === 'trigger' && answers !== 1) {
    report(at, answers === 0 ? 'a trigger without an event' : 'several', 'exactly one of when, whenAny, phase');
  }
  if (effect.kind === 'ignition' && answers > 0) {
    report(kind, '"ignition" with an event', 'kind "trigger" or "quick", or no event');
  }
  if (effect.mandatory && effect.kind !== 'trigger' && effect.kind !== 'quick') {
    report(
      [...at, 'mandatory'],
      `true on ${valueText(effect.kind)}`,
      'only a trigger or quick effect can be mandatory',
    );
  }
  if (effect.flip && !card.abilities?.includes('flip')) {
    report([...at, 'flip'], 'true', 'only on a monster with the ability "flip"');
  }
  if (effect.andLimit && (!effect.limit || effect.limit.key === effect.andLimit.key || effect.andLimit.group)) {
    report([...at, 'andLimit'], valueText(effect.andLimit.key), 'beside a limit by another key, and without a group');
  }
  if (effect.limit?.key === 'activation' && effect.kind !== 'activation') {
    report([...at, 'limit', 'key'], '"activation"', '"copy" or "name": this is not the activation of the card');
  }
};

/** Operations that only mean something as an answer to an event. */
const ANSWERS: Record<string, readonly When['event'][]> = {
  negateActivation: ['activated'],
  negateEffect: ['activated', 'resolving'],
  negateSummon: ['wouldBeSummoned'],
  negateAttack: ['attackDeclared', 'attackTargeted'],
  changeAttackTarget: ['attackDeclared', 'attackTargeted'],
  changeTarget: ['activated'],
};

const steps = (effect: Effect, at: readonly Key[], report: Report): void => {
  const events = whensOf(effect).map((when) => when.event);
  walk(
    effect,
    (value, path) => {
      if (typeof value !== 'object' || value === null) return;
      const key = path.at(-1);
      if (Array.isArray(value)) {
        if (key === 'cost' || key === 'declare') return;
        value.forEach((step: { op?: unknown; join?: unknown }, i) => {
          if (typeof step !== 'object' || step?.op === undefined) return;
          if (i === 0 && step.join !== undefined) {
            report([...path, i, 'join'], valueText(step.join), 'no join: nothing comes before the first step');
          }
          if (i > 0 && step.join === undefined) {
            report([...path, i], 'a step without "join"', 'how it is joined to the step before it');
          }
        });
        return;
      }
      const node = value as Record<string, unknown>;
      const needed = typeof node.op === 'string' && !node.every ? ANSWERS[node.op] : undefined;
      if (needed && !needed.some((event) => events.includes(event))) {
        report(
          [...path, 'op'],
          valueText(node.op),
          `an effect that answers the event ${needed.map(valueText).join(' or ')}`,
        );
      }
      const { min, max } = node;
      if (typeof min === 'number' && typeof max === 'number' && min > max && node.op === undefined) {
        report(path, `min ${min}, max ${max}`, 'a min that is not above the max');
      }
      const amounts = ['n', 'all', 'min'].filter((name) => node[name] !== undefined);
      if (node.op === undefined && node.mod === undefined && node.cond === undefined && amounts.length > 1) {
        report(path, amounts.join(' and '), 'only one way to say how many');
      }
      if ((node.op === 'changeStats' || node.mod === 'stat') && !node.atk && !node.def && !node.level) {
        report(path, 'no change', 'atk, def or level');
      }
    },
    at,
  );
};

const numbers = (card: CardDefinition, report: Report): void => {
  let last = 0;
  let pendulum = false;
  effectNumbers(card).forEach((no, i) => {
    if (no === null) {
      if (last > 0 && card.effects[i]?.no === 0) report(['effects', i, 'no'], '0', 'before the numbered effects');
      return;
    }
    const own = card.effects[i]?.pendulum ?? false;
    if (own !== pendulum) {
      pendulum = own;
      last = 0;
    }
    if (no !== last && no !== last + 1) {
      report(['effects', i, 'no'], String(no), last === 0 ? '1' : `${last} or ${last + 1}`);
    }
    last = no;
  });
};

const tokens = (card: CardDefinition, report: Report): void => {
  const known = Object.keys(card.tokens ?? {});
  const used = new Set<string>();
  walk(card.effects, (value, path) => {
    if (path.at(-1) !== 'token' || typeof value !== 'string') return;
    used.add(value);
    if (!known.includes(value)) {
      report(
        ['effects', ...path],
        valueText(value),
        known.length > 0 ? `one of the tokens ${known.join(', ')}` : 'a token of this card, but it has no "tokens"',
      );
    }
  });
  for (const key of known)
    if (!used.has(key)) report(['tokens', key], 'a Token nobody makes', 'a step that Summons it');
};

/** Everything in one card that the schema cannot say. */
export const senseOf = (card: CardDefinition): Problem[] => {
  const problems: Problem[] = [];
  const report: Report = (keys, found, expected) => problems.push({ path: pathText(keys), found, expected });
  printedFacts(card, report);
  card.effects.forEach((effect, i) => {
    const at = ['effects', i];
    kinds(card, effect, at, report);
    steps(effect, at, report);
  });
  pairProblems(card, report);
  numbers(card, report);
  tokens(card, report);
  problems.push(...variableProblems(card));
  return problems;
};
