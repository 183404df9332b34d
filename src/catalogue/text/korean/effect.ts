/** A whole effect in Korean, in the order of OCG texts: limits, condition, cost, target, 발동, effect. */
import type {
  ActivatedEffect,
  ContinuousEffect,
  Effect,
  Limit,
  ProcedureEffect,
  When,
} from '../../../engine/definition';
import { effectNumbers } from '../../numbers';
import { circled, countOfNumbers, isActivation, placeIsSaid } from '../effects';
import { labelOf } from '../labels';
import { afterStep } from '../scope';
import { clauseText, sentence } from './clause';
import type { KoreanSpeaker } from './speaker';
import { stepsText } from './steps';

const PER = { turn: '1턴에', chain: '1개의 체인에', duel: '듀얼 중에' } as const;

/** "이 카드명의 ①의 효과는 1턴에 1번만 사용할 수 있다." */
function limitSentence(say: KoreanSpeaker, effect: Effect, limit: Limit | undefined): string {
  if (!limit || limit.key === 'copy') return '';
  const { card } = say.scope;
  const per = PER[limit.per];
  const n = limit.n ?? 1;
  if (limit.key === 'activation') return `이 카드명의 카드는 ${per} ${n}장만 발동할 수 있다.`;
  const number = effectNumbers(card)[card.effects.indexOf(effect)] ?? null;
  const which = number !== null && countOfNumbers(card) > 1 ? `${circled(number)}의 ` : '';
  return `이 카드명의 ${which}효과는 ${per} ${n}번만 사용할 수 있다.`;
}

function oathSentence(say: KoreanSpeaker, effect: ActivatedEffect | ProcedureEffect, deed: string): string {
  const oath = effect.oath ?? [];
  if (oath.length === 0) return '';
  const own = 'do' in effect && effect.do.some((s) => s.op === 'summonTokens' || s.op === 'specialSummon');
  const except = own && oath.some((m) => m.mod === 'cannotSummon') ? '이 효과에 의한 특수 소환을 제외하고, ' : '';
  return `${deed} 턴에, ${except}${say.modifiers(oath)}.`;
}

function phaseWords({ phase, turn }: NonNullable<ActivatedEffect['phase']>): string {
  const whose = turn === 'any' ? '' : turn === 'you' ? '자신 ' : '상대 ';
  return `${whose}${labelOf('phases', phase, 'ko')}`;
}

function whenWords(say: KoreanSpeaker, when: When, effect: ActivatedEffect): string {
  const atOnce = when.event === 'activated' || when.event === 'wouldBeSummoned';
  const timing = when.timing ?? (effect.kind === 'trigger' && !atOnce ? 'if' : 'when');
  return say.when({ ...when, timing });
}

/** The time of activation as a noun that takes 에, and what has to hold besides. */
function timeAndConditions(say: KoreanSpeaker, effect: ActivatedEffect): { before: string[]; time: string } {
  const { place } = say.scope;
  const before: string[] = [];
  if (effect.limit?.key === 'copy' && effect.limit.per !== 'chain') {
    before.push(`${PER[effect.limit.per]} ${effect.limit.n ?? 1}번`);
  }
  const whens = effect.whenAny ?? (effect.when ? [effect.when] : []);
  const aboutSelf = whens.some((w) => ('card' in w && w.card === 'self') || ('source' in w && w.source === 'self'));
  const conditions = aboutSelf ? say.introduceSelf(effect.if ?? []) : (effect.if ?? []);
  let time = whens.map((w) => whenWords(say, w, effect)).join(', 또는 ');
  if (place && !placeIsSaid(effect)) {
    before.push(`이 카드가 ${labelOf('places', place, 'ko')}${place === 'banished' ? '일' : '에 존재할'} 경우`);
  }
  if (conditions.length > 0) before.push(say.conditions(conditions));
  if (time === '') {
    const turn = effect.if?.some((c) => c.cond === 'turn' || c.cond === 'phase');
    if (effect.phase) time = phaseWords(effect.phase);
    else if (effect.kind === 'ignition') time = '자신 메인 페이즈';
    else if (effect.kind === 'quick' && !turn) time = '자신 / 상대 턴';
    else if (before.length > 0 && before.at(-1)?.endsWith('경우')) time = before.pop() ?? '';
  }
  return { before, time };
}

function activated(say: KoreanSpeaker, effect: ActivatedEffect): string {
  const { scope } = say;
  const { before, time } = timeAndConditions(say, effect);
  const limit = limitSentence(say, effect, effect.limit);
  const oath = oathSentence(say, effect, isActivation(effect) ? '이 카드를 발동하는' : '이 효과를 발동하는');
  const costs = [...(effect.cost ?? []), ...(effect.declare ?? [])].map((step) => {
    const text = clauseText(say.operation(step), 'and');
    afterStep(scope, step);
    return text;
  });
  const targets = (effect.target ?? []).map((t) => `${t.ifPossible ? '가능하면 ' : ''}${say.object(t)}`);
  if (targets.length > 0) costs.push(`${targets.join(', ')} 대상으로 하고`);
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
      effect.limit?.key === 'copy' && effect.limit.per === 'chain'
        ? `(1개의 체인에서 ${effect.limit.n ?? 1}번까지)`
        : '';
    const words = costs.length > 0 ? [...before, when, costs.join(', ')] : [...before, when];
    opening = `${words.filter(Boolean).join(', ')} ${end}${note}`;
  }
  const main = [opening, done.text].filter(Boolean).join('. ');
  if (main === '' && !limit && !oath) return '';
  return [limit, oath, main === '' ? '' : sentence(main, done.list)].filter(Boolean).join(' ');
}

function procedure(say: KoreanSpeaker, effect: ProcedureEffect): string {
  const from = effect.from.map((p) => labelOf('places', p === 'field' ? 'monsterZone' : p, 'ko')).join(' / ');
  const costs = (effect.cost ?? []).map((step) => clauseText(say.operation(step), 'and'));
  const to = effect.to === 'opponent' ? '상대 필드에 ' : '';
  const conditions = effect.if?.length ? [say.conditions(effect.if)] : [];
  const summon =
    costs.length > 0
      ? `이 카드를 ${from}에서 ${to}특수 소환할 수 있다`
      : `이 카드는 ${from}에서 ${to}특수 소환할 수 있다`;
  const main = [...conditions, ...costs, summon].join(', ');
  return [sentence(main), oathSentence(say, effect, '이 방법으로 특수 소환하는')].filter(Boolean).join(' ');
}

const ZONES = { monster: '몬스터 존', spell: '마법 & 함정 존', trap: '마법 & 함정 존' } as const;

/** "이 카드가 몬스터 존에 존재하는 한", where the effect reaches beyond the card itself. */
function whileThere(say: KoreanSpeaker, effect: ContinuousEffect): string {
  const { card } = say.scope;
  const own = effect.apply.every((m) => 'to' in m && (m.to === 'self' || m.to === '$equipped'));
  const said = effect.if?.some((c) => 'card' in c && c.card === 'self');
  if (own || said || effect.from !== undefined) return '';
  return `이 카드가 ${card.property === 'field' ? '필드 존' : ZONES[card.kind]}에 존재하는 한`;
}

const RULES = {
  cannotBeNormalSummoned: '이 카드는 통상 소환할 수 없다.',
  cannotBeSpecialSummoned: '이 카드는 특수 소환할 수 없다.',
  mustFirstBeSummonedByItsProcedure: '처음에는 다음 방법으로만 특수 소환할 수 있다.',
} as const;

export function koreanEffect(say: KoreanSpeaker, effect: Effect): string {
  switch (effect.kind) {
    case 'rule':
      return RULES[effect.rule];
    case 'procedure':
      return procedure(say, effect);
    case 'continuous': {
      const aboutSelf = effect.apply.every((m) => 'to' in m && m.to === 'self');
      const left = aboutSelf ? say.introduceSelf(effect.if ?? []) : (effect.if ?? []);
      const conditions = left.length > 0 ? say.conditions(left) : '';
      return sentence([whileThere(say, effect), conditions, say.modifiers(effect.apply)].filter(Boolean).join(', '));
    }
    case 'reaction': {
      const when = say.when({ ...effect.when, timing: effect.when.timing ?? 'when' });
      const conditions = effect.if?.length ? say.conditions(effect.if) : '';
      const { text, list } = stepsText(say, effect.do);
      return sentence([`${when}에`, conditions, text].filter(Boolean).join(', '), list);
    }
    case 'replacement': {
      const by = effect.by.map((b) => (b === 'battle' ? '전투' : '효과')).join(' / ');
      const subject = say.with(effect.of, '이/가', { quantity: 'kind' });
      const steps = effect.optional ? effect.do.map((s) => ({ ...s, may: true as const })) : effect.do;
      const conditions = effect.if?.length ? `${say.conditions(effect.if)}, ` : '';
      return sentence(
        `${conditions}${subject} ${say.attach(by, '으로/로')} 파괴될 경우, 대신에 ${stepsText(say, steps).text}`,
      );
    }
    default:
      return activated(say, effect);
  }
}
