/** A greedy player: Summons what is strongest, attacks where it wins, uses effects with sensible odds. */
import type { CardView, Option, Prompt, Seat, View } from '../engine';
import { otherSeat } from '../engine';
import { type Chance, createChance } from './chance';
import type { Ask, Player } from './player';

/** What a card without stats counts for when cards are compared. */
const PLAIN_WORTH = 1200;
/** The same effect is used at most so often a turn: an effect without limit must not hold up the duel. */
const USES_A_TURN = 2;
/** How often an effect is used when it could be, in percent. */
const ODDS = { open: 80, trigger: 95, answer: 45, phaseEnd: 30, negation: 80 };

/** Purposes of picks that give the card up. */
const GIVEN_UP = ['cost', 'tribute', 'discard', 'handLimit', 'payment', 'material', 'sendToGY', 'removeCounter'];

interface Table {
  view: View;
  seat: Seat;
  card(id: number): CardView | undefined;
}

function tableOf(view: View, seat: Seat): Table {
  const byId = new Map(view.cards.map((card) => [card.id, card]));
  return { view, seat, card: (id) => byId.get(id) };
}

function worth(card: CardView | undefined): number {
  if (!card) return 0;
  if (!card.stats) return PLAIN_WORTH;
  return Math.max(card.stats.atk, card.place === 'monsterZone' && card.position === 'defense' ? card.stats.def : 0);
}

/** How much is won by this attack: positive when the target loses, -1 when it should not be made. */
function gain(attacker: CardView | undefined, target: CardView | undefined): number {
  const atk = attacker?.stats?.atk ?? 0;
  if (!target) return 0;
  // A face-down monster is taken for an average wall.
  if (!target.stats) return atk >= 1500 ? 100 : -1;
  const strength = target.position === 'defense' ? target.stats.def : target.stats.atk;
  if (atk <= strength) return -1;
  return 200 + strength;
}

function opponentMonsters({ view, seat, card }: Table): CardView[] {
  const zones = view.seats[otherSeat(seat)].monsterZones;
  return zones.flatMap((id) => (id === null ? [] : (card(id) ?? [])));
}

function bestAttack(table: Table, attacker: number): number {
  const card = table.card(attacker);
  const targets = opponentMonsters(table);
  if (targets.length === 0) return 2000 + (card?.stats?.atk ?? 0);
  return Math.max(...targets.map((target) => gain(card, target)));
}

/** Whether one of our monsters could attack with profit in the coming Battle Phase. */
function attackPays(table: Table): boolean {
  const zones = table.view.seats[table.seat].monsterZones;
  return zones.some((id) => {
    if (id === null || table.card(id)?.position !== 'attack') return false;
    return bestAttack(table, id) > 0;
  });
}

class Simple implements Player {
  readonly name: string;
  private readonly chance: Chance;
  private turn = -1;
  private readonly uses = new Map<string, number>();

  constructor(seed: number) {
    this.name = `simple(${seed})`;
    this.chance = createChance(seed);
  }

  choose(ask: Ask): number {
    const { prompt, seat } = ask;
    const table = tableOf(ask.view(), seat);
    if (table.view.turn !== this.turn) {
      this.turn = table.view.turn;
      this.uses.clear();
    }
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [index, option] of prompt.options.entries()) {
      const score = this.score(option, prompt, table) + this.chance.below(10) / 10;
      if (score > bestScore) {
        best = index;
        bestScore = score;
      }
    }
    const chosen = prompt.options[best];
    if (chosen?.do === 'activate') this.note(chosen.card, chosen.effect);
    return best;
  }

  private note(card: number, effect: number): void {
    const key = `${card}:${effect}`;
    this.uses.set(key, (this.uses.get(key) ?? 0) + 1);
  }

  private score(option: Option, prompt: Prompt, table: Table): number {
    switch (option.do) {
      case 'activate':
        return this.wants(option.card, option.effect, prompt) ? 500 : -500;
      case 'specialSummon':
        return this.chance.happens(ODDS.open) ? 400 + worth(table.card(option.card)) / 100 : -500;
      case 'materialSummon':
        return this.chance.happens(ODDS.open) ? 410 + worth(table.card(option.card)) / 100 : -500;
      case 'pendulumSummon':
        return this.chance.happens(ODDS.open) ? 410 : -500;
      case 'process':
        return 450;
      case 'normalSummon':
        return 300 + worth(table.card(option.card)) / 100;
      case 'setMonster': {
        const stats = table.card(option.card)?.stats;
        // Better hidden than lost, but only when it is no attacker.
        return stats && stats.atk < 1300 ? 320 + stats.def / 100 : 200;
      }
      case 'flipSummon':
        return 250;
      case 'changePosition':
        return this.scorePositionChange(table.card(option.card));
      case 'setCard':
        return this.chance.happens(ODDS.open) ? 100 : -500;
      case 'attack': {
        const won = bestAttack(table, option.card);
        return won > 0 ? 100 + won / 100 : -500;
      }
      case 'toPhase':
        if (option.phase === 'battle') return attackPays(table) ? 50 : -100;
        return option.phase === 'main2' ? 20 : 10;
      case 'pick':
        return this.scorePick(option.card, prompt, table);
      case 'direct':
        return 5000;
      case 'position': {
        const stats = table.card(prompt.group?.picked.at(-1) ?? prompt.card ?? -1)?.stats;
        const attacks = !stats || stats.atk >= stats.def || stats.atk >= 1600;
        return (option.position === 'attack') === attacks ? 10 : 0;
      }
      case 'yes':
        return this.chance.happens(85) ? 10 : -10;
      case 'pass':
      case 'done':
      case 'decline':
      case 'no':
        return 0;
      case 'zone':
      case 'choose':
      case 'declare':
        return this.chance.below(100);
    }
  }

  private wants(card: number, effect: number, prompt: Prompt): boolean {
    if ((this.uses.get(`${card}:${effect}`) ?? 0) >= USES_A_TURN) return false;
    switch (prompt.kind) {
      case 'open':
        return this.chance.happens(ODDS.open);
      case 'trigger':
        return this.chance.happens(ODDS.trigger);
      case 'summonNegation':
        return this.chance.happens(ODDS.negation);
      case 'phaseEnd':
        return this.chance.happens(ODDS.phaseEnd);
      default:
        return this.chance.happens(ODDS.answer);
    }
  }

  private scorePositionChange(card: CardView | undefined): number {
    if (!card?.stats) return -100;
    const { atk, def } = card.stats;
    const better = card.position === 'attack' ? def > atk + 500 : atk >= 1500 && atk >= def;
    return better ? 90 : -100;
  }

  private scorePick(id: number, prompt: Prompt, table: Table): number {
    const card = table.card(id);
    if (prompt.kind === 'attackTarget') {
      const attacker = table.view.battle?.attacker ?? prompt.card;
      const won = gain(attacker === undefined ? undefined : table.card(attacker), card);
      return won > 0 ? won : -1000;
    }
    if (prompt.purpose !== undefined && GIVEN_UP.includes(prompt.purpose)) {
      return 10_000 - worth(card) - (card?.controller === table.seat ? 5000 : 0);
    }
    // Usually what an effect picks from the opponent's side suffers, and from our own side profits.
    const theirs = card !== undefined && card.controller !== table.seat;
    return (theirs ? 5000 : 0) + worth(card);
  }
}

/** A greedy player. Its seed decides only where it has no opinion. */
export function simple(seed: number): Player {
  return new Simple(seed);
}
