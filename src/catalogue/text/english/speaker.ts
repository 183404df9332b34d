/** What rows ask while they speak English. */
import type { Condition, Modifier, PlaceName, Ref, Step, Value, When } from '../../../engine/definition';
import type { Side, SummonMethod } from '../../../engine/terms';
import type { English, EnglishClause, EnglishEvent, EnglishNoun, NounOptions } from '../../../engine/wording';
import { type LabelList, labelOf } from '../labels';
import { conditionText, eventText, modifierText, operationText } from '../registry';
import { known, nameEvent, placesOf, type Scope, sideOf } from '../scope';
import { clauseText } from './clause';
import { mergeConditions } from './conditions';
import { nounOf, placePhrase } from './noun';
import { stepsText } from './steps';
import { amountText, type StatChanges, statsClause, valueText } from './value';
import { listed, possessiveOf } from './words';

const PLAYERS: Record<Side, EnglishNoun> = {
  you: { text: 'you', plural: true },
  opponent: { text: 'your opponent', plural: false },
  both: { text: 'both players', plural: true, both: true },
};

export class EnglishSpeaker implements English {
  readonly scope: Scope;
  #self: EnglishNoun | null = null;

  constructor(scope: Scope) {
    this.scope = scope;
  }

  noun(ref: Ref, options: NounOptions = {}): EnglishNoun {
    return nounOf(this.scope, ref, options, this.#self);
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
  methods(methods: readonly (SummonMethod | 'set')[]): string {
    const summons = methods.filter((m) => m !== 'set');
    if (summons.length === 3 || summons.length === 0) return methods.includes('set') ? 'Summon or Set' : 'Summon';
    const words = summons.map((m) => labelOf('methods', m, 'en').replace(' Summon', ''));
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
  token(key: string, n: number): string {
    const token = this.scope.card.tokens?.[key];
    if (!token) return n > 1 ? 'Tokens' : 'Token';
    const name = `"${token.name.en}${n > 1 ? 's' : ''}"`;
    if (this.scope.brief) return name;
    const type = labelOf('types', token.type, 'en');
    const attribute = labelOf('attributes', token.attribute, 'en');
    return `${name} (${type}, ${attribute}, Level ${token.level}, ATK ${token.atk}, DEF ${token.def})`;
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
  modifier(modifier: Modifier): string {
    return clauseText(modifierText(modifier.mod).en(modifier, this));
  }
  /** "when your opponent Summons 1 or more monsters". */
  when(when: When): string {
    const { moment, clause } = this.event(when);
    return moment ? `${moment}, if ${clauseText(clause)}` : clauseText(clause);
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
    const times = said.flatMap((s) => ('during' in s ? [s.during] : []));
    const clauses = said.flatMap((s) => ('clause' in s ? [clauseText(s.clause)] : []));
    return [...times, clauses.length > 0 ? `if ${listed(clauses, 'and')}` : ''].filter(Boolean).join(', ');
  }
  hasMoved(ref: Ref): boolean {
    return known(this.scope, ref).moved;
  }
  as<T>(self: EnglishNoun, speak: () => T): T {
    const before = this.#self;
    this.#self = self;
    try {
      return speak();
    } finally {
      this.#self = before;
    }
  }
}
