/** What rows ask while they speak Korean. */
import type { Condition, Modifier, PlaceName, Ref, Step, Value, When } from '../../../engine/definition';
import type { Side, SummonMethod, SummonWay } from '../../../engine/terms';
import type {
  Korean,
  KoreanClause,
  KoreanCondition,
  KoreanEvent,
  NounOptions,
  ParticlePair,
  StatChanges,
} from '../../../engine/wording';
import { type LabelList, labelOf, listOfSummon } from '../labels';
import { onlyOneSide, sameComparison } from '../merge';
import { conditionText, eventText, modifierText, operationText } from '../registry';
import { extraDeckOnly, holderOf, known, mayBeFaceDown, nameEvent, placesOf, type Scope, sideOf } from '../scope';
import { clauseText } from './clause';
import { type KoreanNoun, koreanNoun, placeNoun } from './noun';
import { attach } from './particle';
import { stepsText } from './steps';
import { amountText, statsClause, valueText } from './value';
import { type KoreanForm, predicate } from './verbs';

const PLAYERS: Record<Side, string> = { you: '자신', opponent: '상대', both: '서로' };

export class KoreanSpeaker implements Korean {
  readonly scope: Scope;
  #introduction: string | null = null;

  constructor(scope: Scope) {
    this.scope = scope;
    scope.amount = (value) => valueText(scope, value);
  }
  get activation(): boolean {
    return this.scope.effect?.kind === 'activation';
  }

  sideOf(ref: Ref): Side | undefined {
    return sideOf(this.scope, ref);
  }
  extraDeckOnly(ref: Ref): boolean {
    return extraDeckOnly(this.scope, ref);
  }
  noun(ref: Ref, options: NounOptions = {}): string {
    return this.#said(ref, options).text;
  }
  object(ref: Ref, options: NounOptions = {}): string {
    const { text, after } = this.#said(ref, options);
    return [attach(text, '을/를'), after].filter(Boolean).join(' ');
  }
  #said(ref: Ref, options: NounOptions): KoreanNoun {
    const introduced = ref === 'self' && this.scope.self === null ? this.#introduction : null;
    if (introduced !== null) this.#introduction = null;
    return koreanNoun(this.scope, ref, options, introduced);
  }
  with(ref: Ref, pair: ParticlePair, options: NounOptions = {}): string {
    return attach(this.noun(ref, options), pair);
  }
  attach(word: string, pair: ParticlePair): string {
    return attach(word, pair);
  }
  value(value: Value): string {
    return valueText(this.scope, value);
  }
  amount(value: Value): string {
    return amountText(this.scope, value);
  }
  player(side: Side): string {
    return PLAYERS[side];
  }
  subject(side: Side): string {
    return side === 'both' ? '서로' : attach(PLAYERS[side], '은/는');
  }
  stats(ref: Ref, changes: StatChanges, lasting: boolean): KoreanClause {
    const introduced = ref === 'self' && this.scope.self === null ? this.#introduction : null;
    if (introduced === null) return statsClause(this.scope, ref, changes, lasting);
    this.#introduction = null;
    return this.as(introduced, () => statsClause(this.scope, ref, changes, lasting));
  }
  /** "일반 소환 / 특수 소환"; 통상 소환 is Normal Summoning and Setting. */
  methods(methods: readonly (SummonMethod | SummonWay | 'set')[]): string {
    const summons = methods.filter((m) => m !== 'set');
    if (summons.length === 0 && methods.includes('set')) return '세트';
    const names = (summons.length > 0 ? summons : (['normal', 'flip', 'special'] as const)).map((m) =>
      labelOf(listOfSummon(m), m, 'ko'),
    );
    if (!methods.includes('set')) return names.join(' / ');
    return summons.length === 1 && summons[0] === 'normal' ? '통상 소환' : [...names, '세트'].join(' / ');
  }
  places(from: PlaceName | PlaceName[]): string {
    return placeNoun(placesOf(from), undefined);
  }
  label(list: LabelList, term: string): string {
    return labelOf(list, term, 'ko');
  }
  cardName(passcode: number): string {
    return `"${this.scope.lookup.cardName(passcode, 'ko')}"`;
  }
  ownName(): string {
    return `"${this.scope.card.name.ko}"`;
  }
  token(key: string, _n: number, unknown: { atk?: unknown; def?: unknown } = {}): string {
    const token = this.scope.card.tokens?.[key];
    if (!token) return '토큰';
    if (this.scope.brief) return `"${token.name.ko}"`;
    const type = labelOf('types', token.type, 'ko');
    const attribute = labelOf('attributes', token.attribute, 'ko');
    const atk = unknown.atk === undefined ? token.atk : '?';
    const def = unknown.def === undefined ? token.def : '?';
    return `"${token.name.ko}"(${type} / ${attribute} / 레벨 ${token.level} / 공격력 ${atk} / 수비력 ${def})`;
  }

  operation(step: Step): KoreanClause {
    return operationText(step.op).ko(step, this);
  }
  steps(steps: readonly Step[]): string {
    const { text, list } = stepsText(this, steps);
    return [text, ...list.map((item) => `●${item}`)].join('\n');
  }
  modifier(modifier: Modifier, form: KoreanForm = 'plain'): string {
    const conditions = modifier.if?.length ? `${this.conditions(modifier.if)}, ` : '';
    const clause = modifierText(modifier.mod).ko(modifier, this);
    const { more = [] } = clause;
    return conditions + [clauseText(clause, more.length > 0 ? 'plain' : form), ...more].join('. ');
  }
  modifiers(modifiers: readonly Modifier[]): string {
    const [first, ...more] = modifiers.map((m) => JSON.stringify(m.if));
    const shared = modifiers[0]?.if;
    if (shared?.length && more.length > 0 && more.every((one) => one === first)) {
      const bare = modifiers.map(({ if: _if, ...m }): Modifier => m);
      return `${this.conditions(shared)}, ${this.modifiers(bare)}`;
    }
    return modifiers
      .map((m, i) => {
        if (i === modifiers.length - 1) return this.modifier(m);
        const text = this.modifier(m, 'and');
        // What has a condition of its own, or more to say, stays a sentence of its own.
        return m.if?.length || /다$/.test(text) ? `${this.modifier(m)}. ` : `${text}, `;
      })
      .join('');
  }
  event(when: When): KoreanEvent {
    const row = eventText(when.event);
    const said = row.ko(when, this);
    nameEvent(this.scope, row.names(when));
    return said;
  }
  /** "상대가 몬스터를 특수 소환했을 때"; with `each` "특수 소환할 때마다". */
  when(when: When, each?: true): string {
    const said = this.event(when);
    if ('at' in said) return each ? `${said.at}${/[전후]$/.test(said.at) ? '에' : '마다'}` : said.at;
    if (each) return `${clauseText(said.clause, 'will')} 때마다`;
    return `${clauseText(said.clause, said.tense ?? 'did')} ${when.timing === 'if' ? '경우' : '때'}`;
  }
  /** Other words for the card itself where it is first mentioned. */
  introduce(self: string): void {
    this.#introduction = self;
  }
  /**
   * Says how the card itself was Summoned with its first mention, "어드밴스 소환한 이 카드가", instead of in a condition.
   * Returns the conditions still to be said.
   */
  introduceSelf(conditions: readonly Condition[]): Condition[] {
    return conditions.filter((c) => {
      const said = conditionText(c.cond).ko(c, this);
      if (!('self' in said) || said.self === undefined || this.#introduction !== null) return true;
      this.#introduction = said.self;
      return false;
    });
  }
  /** "자신 필드에 몬스터가 존재할 경우", "상대 턴에". */
  conditions(conditions: readonly Condition[]): string {
    const only = onlyOneSide(conditions);
    if (only) {
      const noun = this.with(only.cards, '이/가', { quantity: 'kind', placeless: true });
      return `${only.who === 'you' ? '자신' : '상대'} 필드에만 ${noun} 존재할 경우`;
    }
    const compared = sameComparison(conditions);
    if (compared) {
      const stats = compared.stats.map((s) => ({ atk: '공격력', def: '수비력', level: '레벨', rank: '랭크' })[s]);
      const noun = `${this.noun(compared.of)}의 ${attach(stats[0] ?? '', '과/와')} ${attach(stats[1] ?? '', '이/가')}`;
      const is = { atLeast: ' 이상', atMost: ' 이하', equal: '' }[compared.is];
      return `${noun} ${this.value(compared.right)}${is}일 경우`;
    }
    const said = conditions.map((c) => conditionText(c.cond).ko(c, this));
    const times = said.flatMap((s) => ('during' in s ? [s.during] : []));
    // "자신 배틀 페이즈에" instead of "자신 턴에, 배틀 페이즈에".
    const [turn = '', phase = ''] = times;
    if (/^(자신|상대) 턴에$/.test(turn) && /^[^,]*페이즈( [12])?에$/.test(phase))
      times.splice(0, 2, `${turn.slice(0, 2)}${phase.includes(' / ') ? '의 ' : ' '}${phase}`);
    const clauses = said.flatMap((s) => ('clause' in s ? [s] : []));
    const last = clauses.at(-1);
    const text = clauses.map((c) => clauseText(c.clause, c !== last ? 'and' : c.past ? 'did' : 'will'));
    return [...times, text.length > 0 ? `${text.join(', ')} 경우` : ''].filter(Boolean).join(', ');
  }
  /** "이 카드가 일반 소환되었거나 리버스했을". */
  anyOf(conditions: readonly Condition[]): KoreanCondition {
    const said = conditions.map((c) => conditionText(c.cond).ko(c, this));
    const clauses = said.flatMap((s) => ('clause' in s ? [s] : []));
    const last = clauses.at(-1);
    if (!last || clauses.length < said.length) {
      const times = said.map((s) =>
        'during' in s ? s.during : `${clauseText(s.clause, s.past ? 'did' : 'will')} 경우`,
      );
      return { during: times.join(', 또는 ') };
    }
    const subject = clauses[0]?.clause.subject;
    const words = clauses.map(({ clause, past }, i) => {
      const own = i > 0 && clause.subject === subject ? '' : clause.subject;
      const before = [own, clause.object, clause.rest].filter(Boolean).join(' ');
      return clause === last.clause ? before : predicate(before, clause.verb, past ? 'didOr' : 'or');
    });
    return { clause: { object: words.join(', '), verb: last.clause.verb }, ...(last.past && { past: true }) };
  }
  holder(ref: Ref): { owner: boolean; each: boolean } {
    return holderOf(this.scope, ref);
  }
  hasMoved(ref: Ref): boolean {
    return known(this.scope, ref).moved;
  }
  mayBeFaceDown(ref: Ref): boolean {
    return mayBeFaceDown(this.scope, ref);
  }
  as<T>(self: string, speak: () => T): T {
    const before = this.scope.self;
    this.scope.self = { text: self, plural: false };
    try {
      return speak();
    } finally {
      this.scope.self = before;
    }
  }
}
