/** What rows ask while they speak English. */
import type { Condition, Modifier, PlaceName, Ref, Step, Value, When } from '../../../engine/definition';
import type { Side, SummonMethod, SummonWay } from '../../../engine/terms';
import type {
  English,
  EnglishClause,
  EnglishCondition,
  EnglishEvent,
  EnglishNoun,
  NounOptions,
  StatChanges,
} from '../../../engine/wording';
import { type LabelList, labelOf, listOfSummon } from '../labels';
import { conditionText, eventText, modifierText, operationText } from '../registry';
import { extraDeckOnly, holderOf, known, mayBeFaceDown, nameEvent, placesOf, type Scope, sideOf } from '../scope';
import { clauseText } from './clause';
import { mergeConditions } from './conditions';
import { nounOf } from './noun';
import { placePhrase } from './place';
import { stepsText } from './steps';
import { amountText, statsClause, valueText } from './value';
import { capital, listed, possessiveOf } from './words';

const PLAYERS: Record<Side, EnglishNoun> = {
  you: { text: 'you', plural: true },
  opponent: { text: 'your opponent', plural: false },
  both: { text: 'both players', plural: true, both: true },
};

export class EnglishSpeaker implements English {
  readonly scope: Scope;

  constructor(scope: Scope) {
    this.scope = scope;
    scope.amount = (value) => valueText(scope, value);
  }
  get activation(): boolean {
    return this.scope.effect?.kind === 'activation';
  }

  noun(ref: Ref, options: NounOptions = {}): EnglishNoun {
    return nounOf(this.scope, ref, options);
  }
  object(ref: Ref, options: NounOptions = {}): string {
    const { text, except = '' } = this.noun(ref, options);
    return text + except;
  }
  placed(ref: Ref, options: NounOptions, after: string): string {
    const { text, except = '' } = this.noun(ref, options);
    return [text, after].filter(Boolean).join(' ') + except;
  }
  sideOf(ref: Ref): Side | undefined {
    return sideOf(this.scope, ref);
  }
  extraDeckOnly(ref: Ref): boolean {
    return extraDeckOnly(this.scope, ref);
  }
  possessive(ref: Ref, options: NounOptions = {}): string {
    return possessiveOf(this.noun(ref, options).text);
  }
  value(value: Value): string {
    return valueText(this.scope, value);
  }
  amount(value: Value, unit: string): string {
    return amountText(this.scope, value, unit);
  }
  player(side: Side): EnglishNoun {
    return PLAYERS[side];
  }
  whose(side: Side): string {
    return side === 'you' ? 'your' : side === 'opponent' ? "your opponent's" : "each player's";
  }
  stats(ref: Ref, changes: StatChanges, exactly = false): EnglishClause {
    return statsClause(this.scope, ref, changes, exactly);
  }
  /** "Normal or Special Summon". */
  methods(methods: readonly (SummonMethod | SummonWay | 'set')[]): string {
    const summons = methods.filter((m) => m !== 'set');
    const every = (['normal', 'flip', 'special'] as const).every((m) => summons.includes(m));
    if (summons.length === 0 && methods.includes('set')) return 'Set';
    if (every || summons.length === 0) return methods.includes('set') ? 'Summon or Set' : 'Summon';
    const words = summons.map((m) => labelOf(listOfSummon(m), m, 'en').replace(' Summon', ''));
    const text = `${listed(words, 'or')} Summon`;
    return methods.includes('set') ? `${text} or Set` : text;
  }
  places(from: PlaceName | PlaceName[]): string {
    return placePhrase(placesOf(from), undefined);
  }
  label(list: LabelList, term: string): string {
    return labelOf(list, term, 'en');
  }
  cardName(passcode: number): string {
    return `"${this.scope.lookup.cardName(passcode, 'en')}"`;
  }
  ownName(): string {
    return `"${this.scope.card.name.en}"`;
  }
  token(key: string, n: number, unknown: { atk?: unknown; def?: unknown } = {}): string {
    const token = this.scope.card.tokens?.[key];
    if (!token) return n > 1 ? 'Tokens' : 'Token';
    const name = `"${token.name.en}${n > 1 ? 's' : ''}"`;
    if (this.scope.brief) return name;
    const type = labelOf('types', token.type, 'en');
    const attribute = labelOf('attributes', token.attribute, 'en');
    const atk = unknown.atk === undefined ? token.atk : '?';
    const def = unknown.def === undefined ? token.def : '?';
    return `${name} (${type}, ${attribute}, Level ${token.level}, ATK ${atk}, DEF ${def})`;
  }
  or(words: readonly string[]): string {
    return listed(words, 'or');
  }
  and(words: readonly string[]): string {
    return listed(words, 'and');
  }

  operation(step: Step): EnglishClause {
    return operationText(step.op).en(step, this);
  }
  steps(steps: readonly Step[]): string {
    const { text, list } = stepsText(this, steps);
    return [text, ...list.map((item) => `● ${item}`)].join('\n');
  }
  /** What it does, and while what. */
  modifier(modifier: Modifier): string {
    const clause = modifierText(modifier.mod).en(modifier, this);
    const conditions = modifier.if?.length ? this.conditions(modifier.if).replace(/, if /, ' if ') : '';
    const text = [clauseText(clause), conditions].filter(Boolean).join(' ');
    return [text, ...(clause.more ?? []).map(capital)].join('. ');
  }
  /** "when your opponent Summons 1 or more monsters". */
  when(when: When): string {
    const { moment, clause } = this.event(when);
    const text = clauseText(clause);
    if (moment === undefined) return text;
    return text === '' ? moment : `${moment}, if ${text}`;
  }
  event(when: When): EnglishEvent {
    const row = eventText(when.event);
    const said = row.en(when, this);
    nameEvent(this.scope, row.names(when));
    return said;
  }
  /** "if you control a monster and it is your turn", "during your turn". */
  conditions(conditions: readonly Condition[]): string {
    const merged = mergeConditions(this, conditions);
    if (merged) return `if ${merged}`;
    const said = conditions.map((c) => conditionText(c.cond).en(c, this));
    const times = said.flatMap((s) => s.during ?? []);
    // "during your Battle Phase" instead of "during your turn, during the Battle Phase".
    const [turn = '', phase = ''] = times;
    if (
      /^during your .*turn$/.test(turn) &&
      /^during (the )?[^,]*Phase( [12])?$/.test(phase) &&
      !phase.includes(' or the ')
    ) {
      const whose = turn.startsWith('during your turn') ? 'your' : "your opponent's";
      times.splice(0, 2, phase.replace(/^during (the )?/, `during ${whose} `));
    }
    const clauses = said.flatMap((s) => ('clause' in s ? [clauseText(s.clause)] : []));
    return [...times, clauses.length > 0 ? `if ${listed(clauses, 'and')}` : ''].filter(Boolean).join(', ');
  }
  /** "this card was Normal Summoned or was flipped face-up". */
  anyOf(conditions: readonly Condition[]): EnglishCondition {
    const said = conditions.map((c) => conditionText(c.cond).en(c, this));
    const whole = said.map((s) =>
      ('clause' in s ? [clauseText(s.clause), s.during] : [s.during]).filter(Boolean).join(' '),
    );
    const subject = said[0] && 'clause' in said[0] ? `${said[0].clause.subject?.text} ` : '';
    const text = whole.map((w, i) => (i > 0 && subject && w.startsWith(subject) ? w.slice(subject.length) : w));
    if (said.every((s) => !('clause' in s))) return { during: listed(whole, 'or') };
    return { clause: { verb: '', rest: listed(text, 'or') } };
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
  as<T>(self: EnglishNoun, speak: () => T): T {
    const before = this.scope.self;
    this.scope.self = self;
    try {
      return speak();
    } finally {
      this.scope.self = before;
    }
  }
}
