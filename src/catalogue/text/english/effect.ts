/** A whole effect in English: limits, condition, cost ; target ; effect. */
import type {
  ActivatedEffect,
  CardDefinition,
  Effect,
  Limit,
  MaintenanceEffect,
  Modifier,
  ProcedureEffect,
  ReplacementEffect,
  RuleEffect,
  When,
  WhenEvent,
  WinEffect,
} from '../../../engine/definition';
import type { Side } from '../../../engine/terms';
import { limitsOf, whensOf } from '../../effects';
import {
  circled,
  countsEach,
  isActivation,
  isOwnLimit,
  numbersApart,
  numbersSharing,
  ownSummon,
  placesToSay,
  plainChoices,
  type Rule,
  recurs,
  saidBefore,
  saidConditions,
  saysItsPhase,
  saysWhatItIs,
} from '../effects';
import { labelOf } from '../labels';
import { allThere } from '../merge';
import { afterStep, isField } from '../scope';
import { clauseText, sentence } from './clause';
import type { EnglishSpeaker } from './speaker';
import { stepsText } from './steps';
import { capital, listed } from './words';

const TIMES = ['', 'once', 'twice', 'three times'];
/** Once for as long as the card stays face-up. */
const oftenByCopy = ({ n = 1, per }: Limit): string =>
  per === 'duel' ? `${times(n)} while this card is face-up on the field` : `${times(n)} per ${PER[per]}`;
const times = (n: number): string => TIMES[n] ?? `${n} times`;
const PER = { turn: 'turn', chain: 'Chain', duel: 'Duel', battle: 'battle' } as const;

/** "You can use this effect of "X" only once per turn." */
function limitSentence(card: CardDefinition, effect: Effect, limit: Limit | undefined): string {
  if (!limit) return '';
  const often = `${times(limit.n ?? 1)} per ${PER[limit.per]}`;
  if (limit.group !== undefined && !isOwnLimit(card, limit.group)) {
    const numbers = numbersSharing(card, limit.group).map(circled);
    if (saidBefore(card, effect, limit.group)) return '';
    const which = numbers.length > 1 ? `effects ${listed(numbers, 'and')}` : 'these effects';
    const whose = limit.key === 'name' ? `"${card.name.en}"` : 'this card';
    if ((limit.n ?? 1) > 1) return `You can use ${which} of ${whose} only ${often} in all.`;
    return `You can use only 1 of ${which} of ${whose} per ${PER[limit.per]}, and only once.`;
  }
  if (limit.key === 'copy') return '';
  if (limit.key === 'activation')
    return `You can activate only ${limit.n ?? 1} "${card.name.en}" per ${PER[limit.per]}.`;
  const what = isActivation(effect) && card.effects.length === 1 ? 'the effect' : 'this effect';
  return `You can use ${what} of "${card.name.en}" only ${often}.`;
}

/** What the player may not do in the turn this is used. */
function oathSentence(say: EnglishSpeaker, effect: ActivatedEffect | ProcedureEffect, deed: string): string {
  const oath = effect.oath ?? [];
  if (oath.length === 0) return '';
  const own = 'do' in effect && effect.do.some((s) => s.op === 'summonTokens' || s.op === 'specialSummon');
  const except = own && oath.some((m) => m.mod === 'cannotSummon') ? ', except by this effect' : '';
  const clauses = oath.map((m: Modifier) => say.modifier(m));
  const said = listed(clauses, 'and');
  return `${capital(said)}${/, except [^,]*$/.test(said) ? ',' : ''} during the turn ${deed}${except}.`;
}

/** "During your Standby Phase". */
export function phaseWords({ phase, turn, step }: MaintenanceEffect['phase']): string {
  const name = labelOf('phases', phase, 'en');
  const whose = turn === 'you' ? 'your ' : turn === 'opponent' ? "your opponent's " : /\d$/.test(name) ? '' : 'the ';
  return `${step ? `at the ${step} of` : 'during'} ${whose}${name}`;
}

/** Answered on the spot, also without a timing of their own. */
const AT_ONCE: ReadonlySet<WhenEvent> = new Set(['activated', 'attackDeclared', 'wouldBeSummoned']);

function whenWords(say: EnglishSpeaker, when: When, fallback: string): string {
  const { moment, clause } = say.event(when);
  const text = clauseText(clause);
  if (moment) return text === '' ? moment : `${moment}, if ${text}`;
  return `${when.timing ?? (AT_ONCE.has(when.event) ? 'when' : fallback)} ${text}`;
}

/** "if this card is Normal Summoned, or when your opponent declares an attack"; empty where it answers nothing. */
export function answeredText(say: EnglishSpeaker, effect: ActivatedEffect): string {
  const answered = () =>
    whensOf(effect)
      .map((w) => whenWords(say, w, effect.kind === 'trigger' ? 'if' : 'when'))
      .join(', or ');
  return effect.faceDown ? say.as({ text: 'this face-down card', plural: false }, answered) : answered();
}

/** After a first "if" the next ones are joined by "and". */
function joinConditions(parts: readonly string[]): string {
  let said = false;
  return parts
    .map((part) => {
      const text = said ? part.replace(/^if /, 'and ') : part;
      said ||= /(^|, )if /.test(part);
      return text;
    })
    .join(', ');
}

/** Everything before the colon. */
function heading(say: EnglishSpeaker, effect: ActivatedEffect): string {
  const { card } = say.scope;
  const parts: string[] = [];
  for (const limit of limitsOf(effect)) {
    if (limit.key === 'copy' && limit.group === undefined) parts.push(oftenByCopy(limit));
  }
  if (effect.phase && !saysItsPhase(effect)) parts.push(phaseWords(effect.phase));
  const conditions = saidConditions(effect);
  if (effect.kind === 'ignition' && !effect.phase && conditions === (effect.if ?? conditions))
    parts.push('during your Main Phase');
  const answered = answeredText(say, effect);
  if (effect.faceDown && answered === '') parts.push('if this card is face-down');
  if (answered !== '' && !effect.flip) parts.push(answered);
  const places = placesToSay(effect).map((p) =>
    p === 'banished' ? 'banished' : `in your ${labelOf('places', p === 'field' ? 'monsterZone' : p, 'en')}`,
  );
  if (places.length > 0) parts.push(`if this card is ${listed(places, 'or').replaceAll('or in your', 'or')}`);
  if (conditions.length > 0) parts.push(say.conditions(conditions));
  const text = capital(joinConditions(parts)) + (effect.kind === 'quick' ? ' (Quick Effect)' : '');
  if (effect.flip) return text === '' ? 'FLIP: ' : `FLIP: ${text}: `;
  if (text !== '') return `${text.trimStart()}: `;
  const declaresOnly = isActivation(effect) && effect.do.length === 0 && (effect.declare?.length ?? 0) > 0;
  return declaresOnly && card.kind !== 'monster' ? 'When you activate this card: ' : '';
}

/** Cost ; target ; effect. */
function body(say: EnglishSpeaker, effect: ActivatedEffect): { text: string; list: string[]; statement: boolean } {
  const { scope } = say;
  const costs = [...(effect.cost ?? []), ...(effect.declare ?? [])].map((step) => {
    const text = clauseText(say.operation(step));
    afterStep(scope, step);
    return text;
  });
  // What was paid is named again, not called "it".
  scope.lastSpokenOf = null;
  const targets = (effect.target ?? []).map((t, _, all) => {
    if (all.some((x) => x.sameNumberAs === t.as)) return `1 or more ${say.object(t, { quantity: 'kind' })}`;
    if (t.sameNumberAs !== undefined) return `the same number of ${say.object(t, { quantity: 'kind' })}`;
    return say.object(t) + (t.ifPossible ? ' (if possible)' : '');
  });
  if (effect.target?.length === 1) scope.lastSpokenOf = effect.target[0]?.as ?? null;
  const parts: string[] = [];
  const cost = listed(costs, 'and');
  const target = targets.length > 0 ? `target ${listed(targets, 'and')}` : '';
  parts.push(...[cost, target].filter(Boolean));
  const done = stepsText(say, effect.do);
  // Nothing follows the cost or target of a card that only comes to the field.
  if (isActivation(effect) && done.text === '' && parts.length > 0 && !effect.declare?.length)
    parts.push('activate this card');
  if (done.text) parts.push(done.text);
  return { text: parts.join('; '), list: done.list, statement: parts.length === 1 && done.statement };
}

/** "Your opponent cannot activate cards or effects in response to this effect's activation." */
function responseSentence(say: EnglishSpeaker, side: Side, ofCard: boolean, like?: `$${string}`): string {
  const who = say.player(side);
  const what = ofCard ? 'this card' : 'this effect';
  return sentence(
    `${who.both ? 'neither player can' : `${who.text} cannot`} activate cards or effects${like ? ` with the same original type (Monster/Spell/Trap) as ${say.noun(like).text}` : ''} in response to the activation of ${what}`,
  );
}

/** "A monster Xyz Summoned using 3 or more materials, including this card, gains this effect." */
function lentText(say: EnglishSpeaker, { way, min = 1 }: NonNullable<ActivatedEffect['lent']>): string {
  const materials = min > 1 ? `${min} or more materials, including this card,` : 'this card as material';
  return `A monster ${say.methods(way)}ed using ${materials} gains this effect.\n● `;
}

function activated(say: EnglishSpeaker, effect: ActivatedEffect): string {
  const text = ownText(say, effect);
  return effect.lent && !say.scope.brief ? lentText(say, effect.lent) + text : text;
}

function ownText(say: EnglishSpeaker, effect: ActivatedEffect): string {
  const { card } = say.scope;
  const head = heading(say, effect);
  const { text, list, statement } = body(say, effect);
  if (text === '' && head === '' && !effect.limit && !effect.oath && !effect.stays) return '';
  // "You can" does not fit before what is no command.
  const can = statement || /^(immediately after|if) /.test(text) ? 'you can activate this effect; ' : 'you can ';
  const may = effect.mandatory || isActivation(effect) || text.startsWith('you can ') ? '' : can;
  const deed = isActivation(effect) ? 'you activate this card' : 'you activate this effect';
  const main =
    text === ''
      ? head
        ? `${head}You can activate this card`
        : ''
      : head + (/(^|: )$/.test(head) ? capital(may + text) : may + text);
  const apart = numbersApart(card, effect).map(circled);
  return [
    ...limitsOf(effect).map((limit) => limitSentence(card, effect, limit)),
    oathSentence(say, effect, deed),
    effect.stays ? 'After its activation, this card stays on the field.' : '',
    main === '' ? '' : sentence(main, [], list),
    apart.length > 0 ? `You cannot activate effects ${listed(apart, 'and')} of this card in the same Chain.` : '',
    effect.noResponse ? responseSentence(say, effect.noResponse, isActivation(effect), effect.noResponseLike) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "You can Special Summon this card from your hand to your opponent's field by Tributing ..." */
function procedure(say: EnglishSpeaker, effect: ProcedureEffect): string {
  const from = listed(
    effect.from.map((p) => labelOf('places', p === 'field' ? 'monsterZone' : p, 'en')),
    'or',
  );
  const linked = ' to your zone a Link Monster points to';
  const to = effect.linked ? linked : effect.to === 'opponent' ? " to your opponent's field" : '';
  const costs = (effect.cost ?? []).map((step) => clauseText(say.operation(step), 'doing'));
  const by = costs.length > 0 ? ` by ${listed(costs, 'and')}` : '';
  const conditions = effect.if?.length ? `${say.conditions(effect.if)}, ` : '';
  const as = effect.position ? ` in ${labelOf('positions', effect.position, 'en')}` : '';
  const main = `${conditions}you can Special Summon this card from your ${from}${to}${as}${by}`;
  const once = effect.limit ? `You can Special Summon "${say.scope.card.name.en}" only once per turn this way.` : '';
  return [sentence(main), oathSentence(say, effect, 'you Special Summon this card this way'), once]
    .filter(Boolean)
    .join(' ');
}

const RULES: Record<Rule, string> = {
  cannotBeNormalSummoned: 'This card cannot be Normal Summoned or Set.',
  cannotBeNormalSummonedFaceUp: 'This card cannot be Normal Summoned, but it can be Set.',
  cannotBeSpecialSummoned: 'This card cannot be Special Summoned.',
  mustFirstBeSummonedByItsOwnEffect: 'This card must first be Special Summoned by its own effect.',
  canOnlyBeSpecialSummonedByItsOwnEffect: 'This card can be Special Summoned only by its own effect.',
  cannotBeSpecialSummonedFromGY: 'This card cannot be Special Summoned from the GY.',
  normalMonsterOnFieldAndInGY: 'This card counts as a Normal Monster on the field and in the GY.',
  onlyOneSpecialSummonPerTurn: '',
  canOnlyBeSpecialSummonedByEffects: 'It can be Special Summoned only by card effects.',
  onlyUnionOfItsMonster: 'A monster equipped with this card cannot be equipped with another Union monster.',
  canBeGeminiSummoned:
    'While it counts as a Normal Monster on the field, you can Normal Summon it once more; it then becomes an Effect Monster with the following effect.',
  fusionSubstitute:
    'This card can stand for 1 Fusion Material that is listed by name, if the other materials are the right ones.',
  canBeActivatedFromHand: 'You can activate this card from your hand.',
  canBeNormalSummonedWithoutTributing: 'This card can be Normal Summoned with no Tributes.',
  countsAsTwoTributes: '',
  needsThreeTributes: 'This card can be Normal Summoned or Set only by Tributing 3 monsters.',
  cannotBeNegated: "This card's activation and effects cannot be negated.",
  mustFirstBeSummonedWithItsMaterials: 'This card must first be Summoned from the Extra Deck with the materials above.',
  mustFirstBeSummonedByItsProcedure: 'It must first be Special Summoned in the following way.',
  canOnlyBeSpecialSummonedByItsProcedure: 'It can be Special Summoned only in the following way.',
};

function ruleText(say: EnglishSpeaker, { rule, of }: RuleEffect): string {
  const { card } = say.scope;
  if (rule === 'countsAsTwoTributes')
    return `This card can count as 2 Tributes for the Tribute Summon of ${of ? say.object(of, { quantity: 'any', placeless: true }) : 'a monster'}.`;
  if (rule === 'onlyOneSpecialSummonPerTurn') return `You can Special Summon "${card.name.en}" only once per turn.`;
  const first = rule === 'mustFirstBeSummonedByItsProcedure';
  const own = ownSummon(card);
  if (own === 'procedure' || !(first || rule === 'canOnlyBeSpecialSummonedByItsProcedure')) return RULES[rule];
  const summoned =
    own === null ? 'Special Summoned by an effect that names it' : `${labelOf('frames', own, 'en')} Summoned`;
  return first ? `This card must first be ${summoned}.` : `This card can only be ${summoned}.`;
}

/** A sentence that holds only in some case. */
const conditional = (conditions: string, text: string): string =>
  conditions === '' ? text : capital(`${conditions}, ${text[0]?.toLowerCase()}${text.slice(1)}`);

/** "During your Standby Phase, pay 100 LP or destroy this card." */
function maintenance(say: EnglishSpeaker, effect: MaintenanceEffect): string {
  const before = [phaseWords(effect.phase), effect.if?.length ? say.conditions(effect.if) : '']
    .filter(Boolean)
    .join(', ');
  const choices = plainChoices(effect.do);
  if (choices)
    return sentence(
      `${before}, ${listed(
        choices.map((step) => say.steps([step])),
        'or',
      )}`,
    );
  const { text, list } = stepsText(say, effect.do);
  return sentence(`${before}, ${text}`, [], list);
}

/** "If you have this card, "X", and "Y" in your hand, you win the Duel." */
function win(say: EnglishSpeaker, effect: WinEffect): string {
  const [place = 'field'] = effect.from;
  const where = isField(effect.from) ? 'on the field' : `in your ${labelOf('places', place, 'en')}`;
  const together = allThere(effect.if);
  if (together && JSON.stringify([together.from].flat()) === JSON.stringify(effect.from)) {
    const names = together.names.map((name) => say.cardName(name));
    return sentence(`if you have ${listed(['this card', ...names], 'and')} ${where}, you win the Duel`);
  }
  return sentence(`${joinConditions([`if this card is ${where}`, say.conditions(effect.if)])}, you win the Duel`);
}

/** "If this face-up card in a Monster Zone is destroyed, you can place it ... instead of sending it to the GY." */
function goesToText(say: EnglishSpeaker, effect: ReplacementEffect): string {
  const by = effect.by.length === 2 ? '' : effect.by[0] === 'battle' ? ' by battle' : ' by a card effect';
  const conditions = effect.if?.length ? [say.conditions(effect.if)] : [];
  const when = joinConditions([...conditions, `if this face-up card is destroyed${by} in a Monster Zone`]);
  const can = effect.optional ? 'you can ' : '';
  return `${when}, ${can}place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY`;
}

/** The effect as one or more sentences; empty where there is nothing to say. */
export function englishEffect(say: EnglishSpeaker, effect: Effect): string {
  switch (effect.kind) {
    case 'rule':
      return conditional(effect.if?.length ? say.conditions(effect.if) : '', ruleText(say, effect));
    case 'procedure':
      return procedure(say, effect);
    case 'continuous': {
      const conditions = effect.if?.length ? `${say.conditions(effect.if)}, ` : '';
      const where = saysWhatItIs(effect) ? ' while on the field' : '';
      const said = effect.apply.map((m) => say.modifier(m) + where);
      const firm = effect.unnegatable ? ' This effect cannot be negated.' : '';
      if (conditions === '') return said.map((s) => sentence(s)).join(' ') + firm;
      // A condition holds for everything said after it, so it stays one sentence.
      const text = listed(said, 'and');
      return sentence(conditions + (conditions.startsWith('if ') ? text.replace(/^if /, 'and ') : text)) + firm;
    }
    case 'reaction': {
      const when = whenWords(say, effect.when, recurs(effect) ? 'each time' : 'when');
      const conditions = effect.if?.length ? [say.conditions(effect.if)] : [];
      const { text, list } = stepsText(say, effect.do);
      const copy = effect.limit?.key === 'copy' ? effect.limit : undefined;
      const often = copy ? [`${times(copy.n ?? 1)} per ${PER[copy.per]}`] : [];
      const each = countsEach(effect) ? ' for each of those cards' : '';
      const main = sentence(`${joinConditions([...often, when, ...conditions])}, ${text}${each}`, [], list);
      return [limitSentence(say.scope.card, effect, effect.limit), main].filter(Boolean).join(' ');
    }
    case 'replacement': {
      const by =
        effect.by.length === 2
          ? 'by battle or by a card effect'
          : effect.by[0] === 'battle'
            ? 'by battle'
            : 'by a card effect';
      const subject = say.noun(effect.of, { quantity: 'any', ...(effect.each && { many: true as const }) });
      const each = effect.each ? ' for each of them' : '';
      if (effect.goesTo) return sentence(goesToText(say, effect));
      const can = effect.optional ? 'you can ' : '';
      const conditions = effect.if?.length ? [say.conditions(effect.if)] : [];
      const when = joinConditions([...conditions, `if ${subject.text} would be destroyed ${by}`]);
      const limit = limitSentence(say.scope.card, effect, effect.limit);
      return [limit, sentence(`${when}, ${can}${say.steps(effect.do)}${each} instead`)].filter(Boolean).join(' ');
    }
    case 'maintenance':
      return maintenance(say, effect);
    case 'asMaterial': {
      const self = { text: `a monster ${say.methods(effect.way)}ed with this card as material`, plural: false };
      return sentence(capital(say.as(self, () => effect.apply.map((m) => say.modifier(m)).join(', and '))));
    }
    case 'win':
      return win(say, effect);
    default:
      return activated(say, effect);
  }
}
