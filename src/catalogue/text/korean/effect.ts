/** A whole effect in Korean, in the order of OCG texts: limits, condition, cost, target, 발동, effect. */
import type {
  ActivatedEffect,
  ContinuousEffect,
  Effect,
  Limit,
  MaintenanceEffect,
  Modifier,
  ProcedureEffect,
  Ref,
  ReplacementEffect,
  RuleEffect,
  When,
  WinEffect,
} from '../../../engine/definition';
import { limitsOf, whensOf } from '../../effects';
import { effectNumbers } from '../../numbers';
import {
  circled,
  countOfNumbers,
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
import { afterStep } from '../scope';
import { clauseText, sentence } from './clause';
import { placeNoun } from './noun';
import { attach } from './particle';
import type { KoreanSpeaker } from './speaker';
import { stepsText } from './steps';

const PER = { turn: '1턴에', chain: '1개의 체인에', duel: '듀얼 중에', battle: '1번의 전투에' } as const;

/** "이 카드명의 ①의 효과는 1턴에 1번만 사용할 수 있다." */
function limitSentence(say: KoreanSpeaker, effect: Effect, limit: Limit | undefined): string {
  if (!limit) return '';
  const { card } = say.scope;
  const per = PER[limit.per];
  const n = limit.n ?? 1;
  if (limit.group !== undefined && !isOwnLimit(card, limit.group)) {
    const numbers = numbersSharing(card, limit.group);
    if (saidBefore(card, effect, limit.group)) return '';
    const which = numbers.length > 1 ? `${numbers.map(circled).join('')}의 효과는` : '이 효과들은';
    const one = numbers.length === 2 ? '어느 한쪽만' : '그 중 1개만';
    return `이 카드${limit.key === 'name' ? '명' : ''}의 ${which} ${n > 1 ? `합쳐서 ${per} ${n}번만` : `${per} 1번, ${one}`} 사용할 수 있다.`;
  }
  if (limit.key === 'copy') return '';
  if (limit.key === 'activation') return `이 카드명의 카드는 ${per} ${n}장만 발동할 수 있다.`;
  const number = effectNumbers(card)[card.effects.indexOf(effect)] ?? null;
  const which = number !== null && countOfNumbers(card, effect) > 1 ? `${circled(number)}의 ` : '';
  // A Pendulum Monster has two texts with numbers of their own.
  const kind = !card.pendulum ? '' : effect.pendulum ? '펜듈럼 ' : '몬스터 ';
  return `이 카드명의 ${which}${kind}효과는 ${per} ${n}번만 사용할 수 있다.`;
}

function oathSentence(say: KoreanSpeaker, effect: ActivatedEffect | ProcedureEffect, deed: string): string {
  const oath = effect.oath ?? [];
  if (oath.length === 0) return '';
  const own = 'do' in effect && effect.do.some((s) => s.op === 'summonTokens' || s.op === 'specialSummon');
  const except = own && oath.some((m) => m.mod === 'cannotSummon') ? '이 효과에 의한 특수 소환을 제외하고, ' : '';
  return `${deed} 턴에, ${except}${say.modifiers(oath)}.`;
}

export function phaseWords({ phase, turn, step }: MaintenanceEffect['phase']): string {
  const whose = turn === 'any' ? '' : turn === 'you' ? '자신 ' : '상대 ';
  return `${whose}${labelOf('phases', phase, 'ko')}${step === 'end' ? ' 종료시' : step === 'start' ? ' 개시시' : ''}`;
}

function whenWords(say: KoreanSpeaker, when: When, effect: ActivatedEffect): string {
  const atOnce = when.event === 'activated' || when.event === 'wouldBeSummoned';
  const timing = when.timing ?? (effect.kind === 'trigger' && !atOnce ? 'if' : 'when');
  return say.when({ ...when, timing });
}

/** "이 카드가 일반 소환되었을 경우, 또는 상대가 공격을 선언했을 때"; empty where it answers nothing. */
export function answeredText(say: KoreanSpeaker, effect: ActivatedEffect): string {
  return whensOf(effect)
    .map((w) => whenWords(say, w, effect))
    .join(', 또는 ');
}

/** Conditions that are times. */
const TIMES: ReadonlySet<string> = new Set(['turn', 'phase', 'attacking', 'damageStep']);

/** "이 카드가 묘지에 존재하고, 자신 필드에 몬스터가 존재하지 않을 경우": where the card is, and what else has to hold. */
function placeAndMore(effect: ActivatedEffect, answers: boolean, conditions: string): string[] {
  const places = placesToSay(effect);
  const more = conditions === '' ? [] : [conditions];
  if (places.length === 0) return more;
  const words = places.map((p) => labelOf('places', p === 'field' ? 'monsterZone' : p, 'ko')).join(' / ');
  if (places.length === 1 && places[0] === 'banished') return [`이 카드가 ${words}일 경우`, ...more];
  const here = `이 카드가 ${words}에`;
  // A condition that is no time of its own goes on in the same clause.
  if (/경우$/.test(conditions) && !/에, /.test(conditions)) return [`${here} 존재하고, ${conditions}`];
  if (answers && effect.kind === 'trigger' && more.length === 0)
    return [places.every((p) => p === 'gy') ? `${here} 존재하는 상태에서` : `${here} 존재하고`];
  return [`${here} 존재할 경우`, ...more];
}

/** The time of activation as a noun that takes 에, and what has to hold besides. */
function timeAndConditions(say: KoreanSpeaker, effect: ActivatedEffect): { before: string[]; time: string } {
  const before: string[] = [];
  for (const { key, per, n = 1, group } of limitsOf(effect)) {
    if (key !== 'copy' || per === 'chain' || group !== undefined) continue;
    before.push(per === 'duel' ? `이 카드가 필드에 앞면 표시로 존재하는 한 ${n}번만` : `${PER[per]} ${n}번`);
  }
  const whens = whensOf(effect);
  if (effect.faceDown) say.introduce('뒷면 표시의 이 카드');
  const aboutSelf = whens.some((w) => ('card' in w && w.card === 'self') || ('source' in w && w.source === 'self'));
  const asked = saidConditions(effect);
  const conditions = aboutSelf ? say.introduceSelf(asked) : asked;
  let time = answeredText(say, effect);
  const words = conditions.length > 0 ? say.conditions(conditions) : '';
  // What is asked of a card the event names comes after the event.
  const after = time !== '' && words.endsWith('경우') && JSON.stringify(conditions).includes('"$');
  if (after) time += `, ${words}`;
  const there = placeAndMore(effect, time !== '', after ? '' : words);
  before.push(...there);
  if (time === '') {
    const turn = effect.if?.some((c) => TIMES.has(c.cond));
    if (effect.phase && !saysItsPhase(effect)) time = phaseWords(effect.phase);
    else if (effect.kind === 'ignition' && asked === (effect.if ?? asked)) time = '자신 메인 페이즈';
    else if (effect.kind === 'quick' && !turn) time = '자신 / 상대 턴';
    else if (before.length > 0 && before.at(-1)?.endsWith('경우')) time = before.pop() ?? '';
  }
  return { before, time };
}

/** "이 카드를 포함하는 몬스터 3장 이상을 소재로 하여 엑시즈 소환한 몬스터는 이하의 효과를 얻는다." */
function lentText(say: KoreanSpeaker, { way, min = 1 }: NonNullable<ActivatedEffect['lent']>): string {
  const materials = min > 1 ? `이 카드를 포함하는 몬스터 ${min}장 이상을` : '이 카드를';
  return `${materials} 소재로 하여 ${say.methods(way)}한 몬스터는 이하의 효과를 얻는다.\n● `;
}

function activated(say: KoreanSpeaker, effect: ActivatedEffect): string {
  const text = ownText(say, effect);
  return effect.lent && !say.scope.brief ? lentText(say, effect.lent) + text : text;
}

function ownText(say: KoreanSpeaker, effect: ActivatedEffect): string {
  const { scope } = say;
  const { before, time } = timeAndConditions(say, effect);
  const limit = limitsOf(effect)
    .map((each) => limitSentence(say, effect, each))
    .filter(Boolean)
    .join(' ');
  const oath = oathSentence(say, effect, isActivation(effect) ? '이 카드를 발동하는' : '이 효과를 발동하는');
  const costs = [...(effect.cost ?? []), ...(effect.declare ?? [])].map((step) => {
    const text = clauseText(say.operation(step), 'and');
    afterStep(scope, step);
    return text;
  });
  const chosen = effect.target ?? [];
  const targets = chosen.map((t, at) => {
    if (chosen.some((x) => x.sameNumberAs === t.as)) return say.with(t, '과/와', { quantity: 'kind' });
    if (t.sameNumberAs !== undefined) return `${say.with(t, '을/를', { quantity: 'kind' })} 각각 같은 수만큼`;
    const words = say.object(t);
    // "A와 B를 대상으로", unless a number follows the particle.
    const joined = at < chosen.length - 1 && words === say.with(t, '을/를') ? say.with(t, '과/와') : words;
    const comma = at < chosen.length - 1 && joined === words ? ',' : '';
    return (t.ifPossible ? '가능하면 ' : '') + joined + comma;
  });
  if (targets.length > 0) costs.push(`${targets.join(' ')} 대상으로 하고`);
  const done = stepsText(say, effect.do);

  const declaresOnly =
    isActivation(effect) && effect.do.length === 0 && effect.declare?.length && !effect.cost && time === '';
  let opening = '';
  if (declaresOnly) {
    const declared = (effect.declare ?? []).map((step) => clauseText(say.operation(step)));
    opening = [...before, `이 카드의 발동시에 ${declared.join('. ')}`].join(', ');
  } else if (before.length > 0 || time !== '' || costs.length > 0) {
    const end = effect.mandatory ? '발동한다' : effect.do.length === 0 ? '이 카드를 발동할 수 있다' : '발동할 수 있다';
    const when = time === '' ? '' : costs.length > 0 && !/(턴|페이즈( [12])?)$/.test(time) ? time : `${time}에`;
    const note =
      effect.limit?.key === 'copy' && effect.limit.per === 'chain' && effect.limit.group === undefined
        ? `(1개의 체인에서 ${effect.limit.n ?? 1}번까지)`
        : '';
    const words = costs.length > 0 ? [...before, when, costs.join(', ')] : [...before, when];
    opening = `${words.filter(Boolean).join(', ')} ${end}${note}`;
  }
  const main = [opening, done.text].filter(Boolean).join('. ');
  const stays = effect.stays ? '이 카드는 발동 후, 필드에 계속 남는다.' : '';
  const response = effect.noResponse
    ? `이 ${isActivation(effect) ? '카드' : '효과'}의 발동에 대해 ${say.subject(effect.noResponse)} ${effect.noResponseLike ? `${say.noun(effect.noResponseLike)}와(과) 원래의 종류(몬스터 / 마법 / 함정)가 같은 ` : ''}카드의 효과를 발동할 수 없다.`
    : '';
  const numbers = numbersApart(scope.card, effect).map(circled).join('');
  const apart = numbers === '' ? '' : `이 카드의 ${numbers}의 효과는 같은 체인에서는 발동할 수 없다.`;
  if (main === '' && !limit && !oath && !stays) return '';
  return [limit, apart, oath, stays, main === '' ? '' : sentence(main, done.list), response].filter(Boolean).join(' ');
}

function procedure(say: KoreanSpeaker, effect: ProcedureEffect): string {
  const from = effect.from.map((p) => labelOf('places', p === 'field' ? 'monsterZone' : p, 'ko')).join(' / ');
  const costs = (effect.cost ?? []).map((step) => clauseText(say.operation(step), 'and'));
  const linked = '링크 몬스터의 링크 앞이 되는 자신 필드에 ';
  const to = effect.linked ? linked : effect.to === 'opponent' ? '상대 필드에 ' : '';
  const as = effect.position ? `${labelOf('positions', effect.position, 'ko')}로 ` : '';
  const conditions = effect.if?.length ? [say.conditions(effect.if)] : [];
  const summon =
    costs.length > 0
      ? `이 카드를 ${from}에서 ${to}${as}특수 소환할 수 있다`
      : `이 카드는 ${from}에서 ${to}${as}특수 소환할 수 있다`;
  const main = [...conditions, ...costs, summon].join(', ');
  const once = effect.limit ? '이 카드명의 이 방법에 의한 특수 소환은 1턴에 1번만 할 수 있다.' : '';
  return [once, sentence(main), oathSentence(say, effect, '이 방법으로 특수 소환하는')].filter(Boolean).join(' ');
}

const ZONES = { monster: '몬스터 존', spell: '마법 & 함정 존', trap: '마법 & 함정 존' } as const;

/** The cards a modifier is about, where it is about cards. */
function appliesTo(modifier: Modifier): Ref | undefined {
  if ('to' in modifier) return modifier.to;
  return 'involving' in modifier ? modifier.involving : undefined;
}

/** "이 카드가 몬스터 존에 존재하는 한", where the effect reaches beyond the card itself. */
function whileThere(say: KoreanSpeaker, effect: ContinuousEffect): string {
  const { card } = say.scope;
  const own = effect.apply.every((m) => appliesTo(m) === 'self' || appliesTo(m) === '$equipped');
  const said = effect.if?.some((c) => 'card' in c && c.card === 'self');
  if ((own && !saysWhatItIs(effect)) || said || effect.from !== undefined) return '';
  const zone = effect.pendulum ? '펜듈럼 존' : card.property === 'field' ? '필드 존' : ZONES[card.kind];
  return `이 카드가 ${zone}에 존재하는 한`;
}

const RULES: Record<Rule, string> = {
  cannotBeNormalSummoned: '이 카드는 통상 소환할 수 없다.',
  cannotBeNormalSummonedFaceUp: '이 카드는 일반 소환할 수 없다. 세트는 할 수 있다.',
  cannotBeSpecialSummoned: '이 카드는 특수 소환할 수 없다.',
  mustFirstBeSummonedByItsOwnEffect: '이 카드는 처음에는 자신의 효과로만 특수 소환할 수 있다.',
  canOnlyBeSpecialSummonedByItsOwnEffect: '이 카드는 자신의 효과로만 특수 소환할 수 있다.',
  cannotBeSpecialSummonedFromGY: '이 카드는 묘지에서 특수 소환할 수 없다.',
  normalMonsterOnFieldAndInGY: '이 카드는 필드 / 묘지에서 일반 몬스터로 취급한다.',
  onlyOneSpecialSummonPerTurn: '',
  canOnlyBeSpecialSummonedByEffects: '이 카드는 카드의 효과로만 특수 소환할 수 있다.',
  onlyUnionOfItsMonster: '이 카드를 장착한 몬스터에는 다른 유니온 몬스터를 장착할 수 없다.',
  canBeGeminiSummoned:
    '필드에서 일반 몬스터로 취급하는 이 카드는, 통상 소환으로서 한 번 더 일반 소환할 수 있다. 그렇게 하면 효과 몬스터가 되어 다음 효과를 얻는다.',
  fusionSubstitute:
    '카드명이 지정된 융합 소재 몬스터 1장을 이 카드로 대신할 수 있다. 그 경우, 다른 융합 소재 몬스터는 정규의 것이어야 한다.',
  canBeActivatedFromHand: '이 카드의 발동은 패에서도 할 수 있다.',
  canBeNormalSummonedWithoutTributing: '이 카드는 릴리스 없이 일반 소환할 수 있다.',
  countsAsTwoTributes: '',
  needsThreeTributes: '이 카드는 몬스터 3장을 릴리스했을 경우에만 통상 소환할 수 있다.',
  cannotBeNegated: '이 카드의 발동과 효과는 무효화되지 않는다.',
  mustFirstBeSummonedWithItsMaterials:
    '이 카드는 상기 카드를 소재로 한 소환으로만 엑스트라 덱에서 특수 소환할 수 있다.',
  mustFirstBeSummonedByItsProcedure: '처음에는 다음 방법으로만 특수 소환할 수 있다.',
  canOnlyBeSpecialSummonedByItsProcedure: '다음 방법으로만 특수 소환할 수 있다.',
};

function ruleText(say: KoreanSpeaker, { rule, of }: RuleEffect): string {
  if (rule === 'countsAsTwoTributes')
    return `${of ? `${say.with(of, '을/를', { quantity: 'kind', placeless: true })} ` : ''}어드밴스 소환할 경우, 이 카드는 2장만큼의 릴리스로 할 수 있다.`;
  if (rule === 'onlyOneSpecialSummonPerTurn')
    return `자신은 ${say.attach(say.ownName(), '을/를')} 1턴에 1번밖에 특수 소환할 수 없다.`;
  const first = rule === 'mustFirstBeSummonedByItsProcedure';
  const own = ownSummon(say.scope.card);
  if (own === 'procedure' || !(first || rule === 'canOnlyBeSpecialSummonedByItsProcedure')) return RULES[rule];
  const way = own === null ? '이 카드명을 지정하는 효과로만' : `${labelOf('frames', own, 'ko')} 소환으로만`;
  return `이 카드는 ${first ? '처음에는 ' : ''}${way} 특수 소환할 수 있다.`;
}

/** "자신 스탠바이 페이즈에, 100 LP를 지불하거나, 이 카드를 파괴한다." */
function maintenance(say: KoreanSpeaker, effect: MaintenanceEffect): string {
  const before = [`${phaseWords(effect.phase)}에`, effect.if?.length ? say.conditions(effect.if) : ''].filter(Boolean);
  const choices = plainChoices(effect.do);
  if (choices) {
    const last = choices.length - 1;
    const words = choices.map((step, i) => clauseText(say.operation(step), i < last ? 'or' : 'plain'));
    return sentence([...before, ...words].join(', '));
  }
  const { text, list } = stepsText(say, effect.do);
  return sentence([...before, text].join(', '), list);
}

/** "패에 이 카드와 "X", "Y"가 모두 존재할 경우, 자신은 듀얼에서 승리한다." */
function win(say: KoreanSpeaker, effect: WinEffect): string {
  const where = placeNoun(effect.from, 'you');
  const together = allThere(effect.if);
  if (together && JSON.stringify([together.from].flat()) === JSON.stringify(effect.from)) {
    const names = attach(together.names.map((name) => say.cardName(name)).join(', '), '이/가');
    return sentence(`${where}에 이 카드와 ${names} 모두 존재할 경우, 자신은 듀얼에서 승리한다`);
  }
  return sentence(`이 카드가 ${where}에 존재하고, ${say.conditions(effect.if)}, 자신은 듀얼에서 승리한다`);
}

/** "앞면 표시의 이 카드가 몬스터 존에서 파괴되었을 경우, 묘지로 보내지 않고 ..." */
function goesToText(say: KoreanSpeaker, effect: ReplacementEffect): string {
  const by = effect.by.length === 2 ? '' : effect.by[0] === 'battle' ? '전투로 ' : '효과로 ';
  const conditions = effect.if?.length ? `${say.conditions(effect.if)}, ` : '';
  const end = effect.optional ? '놓을 수 있다' : '놓는다';
  const how = '묘지로 보내지 않고 지속 마법 카드로 취급하여 자신의 마법 & 함정 존에 앞면 표시로';
  return `${conditions}앞면 표시의 이 카드가 몬스터 존에서 ${by}파괴되었을 경우, ${how} ${end}`;
}

export function koreanEffect(say: KoreanSpeaker, effect: Effect): string {
  switch (effect.kind) {
    case 'rule':
      return [effect.if?.length ? say.conditions(effect.if) : '', ruleText(say, effect)].filter(Boolean).join(', ');
    case 'procedure':
      return procedure(say, effect);
    case 'continuous': {
      const aboutSelf = effect.apply.every((m) => appliesTo(m) === 'self');
      const left = aboutSelf ? say.introduceSelf(effect.if ?? []) : (effect.if ?? []);
      const conditions = left.length > 0 ? say.conditions(left) : '';
      const firm = effect.unnegatable ? ' 이 효과는 무효화되지 않는다.' : '';
      return (
        sentence([whileThere(say, effect), conditions, say.modifiers(effect.apply)].filter(Boolean).join(', ')) + firm
      );
    }
    case 'reaction': {
      const timing = effect.when.timing ?? 'when';
      const when = recurs(effect) ? say.when(effect.when, true) : `${say.when({ ...effect.when, timing })}에`;
      const conditions = effect.if?.length ? say.conditions(effect.if) : '';
      const { text, list } = stepsText(say, effect.do);
      const often = effect.limit?.key === 'copy' ? `${PER[effect.limit.per]} ${effect.limit.n ?? 1}번` : '';
      const limit = limitSentence(say, effect, effect.limit);
      return [
        limit,
        sentence(
          [often, when, conditions, countsEach(effect) ? '그 카드 1장마다' : '', text].filter(Boolean).join(', '),
          list,
        ),
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'replacement': {
      const by = effect.by.map((b) => (b === 'battle' ? '전투' : '효과')).join(' / ');
      if (effect.goesTo) return sentence(goesToText(say, effect));
      const subject = say.with(effect.of, '이/가', { quantity: 'kind' });
      const steps = effect.optional ? effect.do.map((s) => ({ ...s, may: true as const })) : effect.do;
      const conditions = effect.if?.length ? `${say.conditions(effect.if)}, ` : '';
      const limit = limitSentence(say, effect, effect.limit);
      const main = `${conditions}${subject} ${say.attach(by, '으로/로')} 파괴될 경우, 대신에 ${effect.each ? '파괴되는 카드 1장마다 ' : ''}${stepsText(say, steps).text}`;
      return [limit, sentence(main)].filter(Boolean).join(' ');
    }
    case 'maintenance':
      return maintenance(say, effect);
    case 'asMaterial':
      return sentence(
        say.as(`이 카드를 소재로 하여 ${say.methods(effect.way)}한 몬스터`, () => say.modifiers(effect.apply)),
      );
    case 'win':
      return win(say, effect);
    default:
      return activated(say, effect);
  }
}
