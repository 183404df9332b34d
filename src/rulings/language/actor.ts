/** What a player does. */
import type { Position } from '../../engine/terms';
import type { Step, Who } from '../schema';
import type { Recorder } from './ruling';

type Phase = Extract<Step, { do: 'movesTo' }>['phase'];
type Details<Verb extends Step['do'], Said extends string> = Omit<Extract<Step, { do: Verb }>, 'do' | 'by' | Said>;

export interface Actor {
  who: Who;
  normalSummons(card: string, details?: Details<'normalSummons', 'card'>): void;
  tributeSummons(card: string, ...tributes: string[]): void;
  setsMonster(card: string, ...tributes: string[]): void;
  /** Sets a Spell or Trap. */
  sets(card: string, details?: Details<'sets', 'card'>): void;
  flipSummons(card: string): void;
  changesPosition(card: string): void;
  /** Special Summons by the monster's own procedure, or with materials (`cost`). */
  specialSummons(card: string, details?: Details<'specialSummons', 'card'>): void;
  /** Pendulum Summons these monsters; without a name, what is asked is answered by `picks`. */
  pendulumSummons(...cards: string[]): void;
  activates(card: string, details?: Details<'activates', 'card'>): void;
  /** Uses a trigger that the player is being asked about. */
  usesTrigger(card: string, details?: Details<'usesTrigger', 'card'>): void;
  /** Does not use the optional triggers (or this one) that the player is being asked about. */
  declines(card?: string): void;
  /** Of several things due without a Chain, this card returns or its effect goes on. */
  processes(card: string): void;
  attacks(card: string, target: string): void;
  /** In a replay, lets the attack go on against this; `declines` stops it. */
  replays(card: string, target: string): void;
  movesTo(phase: Phase): void;
  passes(): void;
  /** Chooses cards when asked. */
  picks(...cards: string[]): void;
  /** When asked, says the order in which own effects begin that begin together. */
  orders(...cards: string[]): void;
  answers(answer: Extract<Step, { do: 'answers' }>['answer']): void;
  /** Chooses one of several effects, counted from 1. */
  chooses(option: number): void;
  declares(value: string): void;
  picksZone(zone: number): void;
  picksPosition(position: Position, details?: Details<'picksPosition', 'position'>): void;
}

export function actorOf(record: Recorder, by: Who): Actor {
  const { line } = record;
  return {
    who: by,
    normalSummons: (card, details) => line({ do: 'normalSummons', by, card, ...details }),
    tributeSummons: (card, ...tributes) => line({ do: 'tributeSummons', by, card, tributes }),
    setsMonster: (card, ...tributes) => line({ do: 'setsMonster', by, card, ...(tributes.length > 0 && { tributes }) }),
    sets: (card, details) => line({ do: 'sets', by, card, ...details }),
    flipSummons: (card) => line({ do: 'flipSummons', by, card }),
    changesPosition: (card) => line({ do: 'changesPosition', by, card }),
    specialSummons: (card, details) => line({ do: 'specialSummons', by, card, ...details }),
    pendulumSummons: (...cards) => line({ do: 'pendulumSummons', by, cards }),
    activates: (card, details) => line({ do: 'activates', by, card, ...details }),
    usesTrigger: (card, details) => line({ do: 'usesTrigger', by, card, ...details }),
    processes: (card) => line({ do: 'processes', by, card }),
    declines: (card) => line({ do: 'declines', by, ...(card !== undefined && { card }) }),
    attacks: (card, target) => line({ do: 'attacks', by, card, target }),
    replays: (card, target) => line({ do: 'replays', by, card, target }),
    movesTo: (phase) => line({ do: 'movesTo', by, phase }),
    passes: () => line({ do: 'passes', by }),
    picks: (...cards) => line({ do: 'picks', by, cards }),
    orders: (...cards) => line({ do: 'orders', by, cards }),
    answers: (answer) => line({ do: 'answers', by, answer }),
    chooses: (option) => line({ do: 'chooses', by, option }),
    declares: (value) => line({ do: 'declares', by, value }),
    picksZone: (zone) => line({ do: 'picksZone', by, zone }),
    picksPosition: (position, details) => line({ do: 'picksPosition', by, position, ...details }),
  };
}
