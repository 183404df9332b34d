/** What is wrong with a position, and what would mend it, in one sentence each. */
import type { BoardSetup, Cards, Fix, FixId, Problem, ProblemId, Seat } from '../../engine';
import { attach } from './korean/particle';
import { type Lang, labelOf } from './labels';

/** How a position calls its cards and players. */
export interface SetupNames {
  card(index: number): string;
  /** A card by its passcode. */
  def(passcode: number): string;
  seat(seat: Seat): string;
}

interface About {
  card: string;
  other: string;
  seat: string;
  counter: string;
  n: number;
}

type Said = readonly [en: (about: About) => string, ko: (about: About) => string];

const PROBLEM_TEXTS: Record<ProblemId, Said> = {
  lpGone: [
    ({ seat, n }) => `${seat} has ${n} LP: the duel would be over before it begins. LP must be 1 or more.`,
    ({ seat, n }) => `${seat}의 LP가 ${n}이어서 시작하자마자 듀얼이 끝난다. LP는 1 이상이어야 한다.`,
  ],
  noStart: [
    () => 'A position cannot begin in this step: it belongs to something already going on, such as an attack.',
    () => '이 스텝에서는 시작할 수 없다. 공격처럼 이미 진행 중인 처리가 있어야 하는 스텝이다.',
  ],
  noBattleYet: [
    () => 'The first turn of a duel has no Battle Phase, and no Main Phase 2.',
    () => '듀얼의 첫 턴에는 배틀 페이즈도 메인 페이즈 2도 없다.',
  ],
  beforeTheDuel: [
    () => 'Before the first turn only the End Phase can be chosen: the duel begins right after it.',
    () => '첫 턴 전에는 엔드 페이즈만 고를 수 있다. 바로 뒤에 듀얼이 시작된다.',
  ],
  noSuchTurn: [() => 'The turn must be a whole number.', () => '턴은 0 이상의 정수여야 한다.'],
  unknownCard: [
    ({ card }) => `${card}: no card here has this passcode.`,
    ({ card }) => `${card}: 이 패스코드의 카드가 여기에는 없다.`,
  ],
  nowhere: [
    ({ card }) => `${card} is nowhere: only a monster that is just being Summoned is.`,
    ({ card }) => `${attach(card, '은/는')} 어디에도 놓여 있지 않다. 소환 중인 몬스터만 그럴 수 있다.`,
  ],
  zoneTaken: [
    ({ card, other }) => `${card} and ${other} are in the same zone.`,
    ({ card, other }) => `${attach(card, '과/와')} ${attach(other, '이/가')} 같은 존에 있다.`,
  ],
  noSuchZone: [
    ({ card }) => `${card}: there is no such zone, or no free one.`,
    ({ card }) => `${card}: 그런 존이 없거나 빈 존이 없다.`,
  ],
  bothExtraZones: [
    ({ seat }) => `Both Extra Monster Zones are ${seat}'s. In a duel that takes an Extra Link.`,
    ({ seat }) => `엑스트라 몬스터 존을 ${seat} 혼자 둘 다 쓰고 있다. 엑스트라 링크가 아니면 그렇게 될 수 없다.`,
  ],
  extraZoneOfMainDeck: [
    ({ card }) => `${card} is no monster of the Extra Deck and cannot be in an Extra Monster Zone.`,
    ({ card }) => `${attach(card, '은/는')} 엑스트라 덱의 몬스터가 아니어서 엑스트라 몬스터 존에 있을 수 없다.`,
  ],
  notAMonster: [
    ({ card }) => `${card} is no monster and cannot be in a Monster Zone.`,
    ({ card }) => `${attach(card, '은/는')} 몬스터가 아니어서 몬스터 존에 있을 수 없다.`,
  ],
  notAFieldSpell: [
    ({ card }) => `${card} is no Field Spell and cannot be in the Field Zone.`,
    ({ card }) => `${attach(card, '은/는')} 필드 마법이 아니어서 필드 존에 있을 수 없다.`,
  ],
  fieldSpellElsewhere: [
    ({ card }) => `${card} is a Field Spell: it belongs in the Field Zone.`,
    ({ card }) => `${attach(card, '은/는')} 필드 마법이므로 필드 존에 놓아야 한다.`,
  ],
  extraDeckCard: [
    ({ card }) => `${card} belongs in the Extra Deck: it is never in the hand or the Main Deck.`,
    ({ card }) => `${attach(card, '은/는')} 엑스트라 덱의 카드이므로 패나 메인 덱에 있을 수 없다.`,
  ],
  mainDeckCard: [
    ({ card }) => `${card} cannot be in the Extra Deck.`,
    ({ card }) => `${attach(card, '은/는')} 엑스트라 덱에 있을 수 없다.`,
  ],
  pendulumFaceDown: [
    ({ card }) => `${card} can only be face-up in the Extra Deck.`,
    ({ card }) => `${attach(card, '은/는')} 엑스트라 덱에 앞면으로만 있을 수 있다.`,
  ],
  faceUpInExtraDeck: [
    ({ card }) => `${card} is no Pendulum Monster and cannot be face-up in the Extra Deck.`,
    ({ card }) => `${attach(card, '은/는')} 펜듈럼 몬스터가 아니어서 엑스트라 덱에 앞면으로 있을 수 없다.`,
  ],
  faceDownInGY: [
    ({ card }) => `${card}: cards in the GY are face-up.`,
    ({ card }) => `${card}: 묘지의 카드는 앞면이다.`,
  ],
  notTheOwners: [
    ({ card }) => `${card} is in a pile of the other player: a card goes to its owner's.`,
    ({ card }) => `${attach(card, '이/가')} 주인이 아닌 플레이어 쪽에 있다. 카드는 주인의 패, 덱, 묘지 등으로 간다.`,
  ],
  tokenOffField: [
    ({ card }) => `${card} is a Token: it exists in a Monster Zone and nowhere else.`,
    ({ card }) => `${attach(card, '은/는')} 토큰이므로 몬스터 존 밖에는 있을 수 없다.`,
  ],
  tokenFaceDown: [
    ({ card }) => `${card} is a Token and cannot be face-down.`,
    ({ card }) => `${attach(card, '은/는')} 토큰이므로 뒷면 표시가 될 수 없다.`,
  ],
  setInAttack: [
    ({ card }) => `${card} is face-down in Attack Position: a Set monster is in Defense Position.`,
    ({ card }) => `${attach(card, '이/가')} 뒷면 공격 표시로 있다. 세트한 몬스터는 수비 표시이다.`,
  ],
  linkPosition: [
    ({ card }) => `${card} is a Link Monster: always face-up in Attack Position.`,
    ({ card }) => `${attach(card, '은/는')} 링크 몬스터이므로 언제나 앞면 공격 표시이다.`,
  ],
  monsterAsSpell: [
    ({ card }) => `${card} is in a Spell & Trap Zone: there it is treated as a Continuous Spell.`,
    ({ card }) => `${attach(card, '이/가')} 마법 & 함정 존에 있다. 거기서는 지속 마법으로 취급한다.`,
  ],
  setMonsterAsSpell: [
    ({ card }) => `${card} is a monster: it cannot be face-down in a Spell & Trap Zone.`,
    ({ card }) => `${attach(card, '은/는')} 몬스터이므로 마법 & 함정 존에 뒷면으로 있을 수 없다.`,
  ],
  doesNotStay: [
    ({ card }) => `${card} does not stay on the field after it resolves.`,
    ({ card }) => `${attach(card, '은/는')} 처리가 끝나면 필드에 남지 않는 카드이다.`,
  ],
  materialOfNothing: [
    ({ card }) => `${card} is an Xyz Material without an Xyz Monster on the field.`,
    ({ card }) => `${attach(card, '은/는')} 필드의 엑시즈 몬스터 밑에 있지 않은 엑시즈 소재이다.`,
  ],
  equipsNothing: [
    ({ card }) => `${card} must be equipped to a face-up monster.`,
    ({ card }) => `${attach(card, '은/는')} 앞면 표시 몬스터에 장착되어 있어야 한다.`,
  ],
  equipAlone: [
    ({ card }) => `${card} is an Equip Spell that is equipped to nothing.`,
    ({ card }) => `장착 마법 ${attach(card, '이/가')} 아무 몬스터에도 장착되어 있지 않다.`,
  ],
  notAnEquip: [
    ({ card }) =>
      `${card} cannot be an Equip Card here: that takes a face-up card in a Spell & Trap Zone that can be equipped.`,
    ({ card }) =>
      `${attach(card, '은/는')} 여기서 장착 카드가 될 수 없다. 장착할 수 있는 카드가 마법 & 함정 존에 앞면으로 있어야 한다.`,
  ],
  wrongTarget: [
    ({ card, other }) => `${card} cannot be equipped to ${other}.`,
    ({ card, other }) => `${attach(card, '은/는')} ${other}에 장착할 수 없다.`,
  ],
  counterOffField: [
    ({ card }) => `${card} is not on the field and has no counters.`,
    ({ card }) => `${attach(card, '은/는')} 필드에 없으므로 카운터를 가질 수 없다.`,
  ],
  counterFaceDown: [
    ({ card }) => `${card} is face-down: counters are on face-up cards only.`,
    ({ card }) => `${attach(card, '은/는')} 뒷면이다. 카운터는 앞면 카드에만 놓인다.`,
  ],
  counterForeign: [
    ({ card, counter }) => `${card} cannot have this kind of counter: ${counter}.`,
    ({ card, counter }) => `${card}에는 이 카운터를 놓을 수 없다: ${counter}.`,
  ],
  counterTooMany: [
    ({ card, counter, n }) => `${card} can have ${n} at most of this counter: ${counter}.`,
    ({ card, counter, n }) => `${card}에 놓을 수 있는 ${attach(counter, '은/는')} ${n}개까지이다.`,
  ],
  inTheFuture: [
    ({ card }) => `${card} would come to the field in a later turn than this.`,
    ({ card }) => `${card}: 아직 오지 않은 턴에 필드에 나온 것으로 되어 있다.`,
  ],
  notNormalSummoned: [
    ({ card }) => `${card} cannot be Normal Summoned.`,
    ({ card }) => `${attach(card, '은/는')} 일반 소환할 수 없는 몬스터이다.`,
  ],
  wayOfOthers: [
    ({ card }) => `${card} cannot have been Summoned that way: it is a monster of another kind.`,
    ({ card }) => `${attach(card, '은/는')} 종류가 다른 몬스터여서 그 방법으로 소환될 수 없다.`,
  ],
  wayNotSpecial: [
    ({ card }) => `${card}: only a Special Summon has such a name of its own.`,
    ({ card }) => `${card}: 그 소환 방법은 특수 소환일 때만 고를 수 있다.`,
  ],
  deedElsewhere: [
    ({ card }) => `${card} is in no Monster Zone: only a monster there has attacked, battled or been turned this turn.`,
    ({ card }) =>
      `${attach(card, '은/는')} 몬스터 존에 있지 않다. 이 턴에 공격하거나 전투하거나 표시 형식이 바뀐 것은 몬스터 존의 몬스터뿐이다.`,
  ],
  deedBeforeBattle: [
    ({ card }) => `${card} has attacked or battled, but this turn has had no Battle Phase yet.`,
    ({ card }) =>
      `${attach(card, '은/는')} 이미 공격하거나 전투한 것으로 되어 있는데, 이 턴에는 아직 배틀 페이즈가 없었다.`,
  ],
  attackedForOther: [
    ({ card }) =>
      `${card} has attacked, but it is not the turn player's. In a duel its control must have changed since.`,
    ({ card }) =>
      `${attach(card, '이/가')} 공격했는데 턴 플레이어의 몬스터가 아니다. 그 뒤에 컨트롤이 바뀌지 않았다면 그렇게 될 수 없다.`,
  ],
  usedFaceDown: [
    ({ card }) => `${card} is face-down: what a card has used counts only while it stays face-up.`,
    ({ card }) => `${attach(card, '은/는')} 뒷면이다. 효과를 사용한 기록은 앞면으로 있는 동안에만 남는다.`,
  ],
  noSuchUse: [
    ({ card }) => `${card} has no effect whose uses in a turn are limited like this.`,
    ({ card }) => `${card}에는 이렇게 턴마다 사용 횟수가 제한되는 효과가 없다.`,
  ],
  usedTooOften: [
    ({ card, n }) => `${card}: an effect was used more often this turn than its limit (${n}) allows.`,
    ({ card, n }) => `${card}: 이 턴에 효과를 제한 횟수(${n}번)보다 많이 사용한 것으로 되어 있다.`,
  ],
};

/** Where a fix puts something: "M1", "Deck". */
type FixSaid = readonly [en: (zone: string, other: string) => string, ko: (zone: string, other: string) => string];

const FIX_TEXTS: Record<FixId, FixSaid> = {
  remove: [() => 'Remove it', () => '제거'],
  toZone: [(zone) => `Move to ${zone}`, (zone) => `${attach(zone, '으로/로')} 옮기기`],
  toFieldZone: [() => 'Move to the Field Zone', () => '필드 존으로 옮기기'],
  toExtraDeck: [() => 'Put in the Extra Deck', () => '엑스트라 덱으로'],
  toDeck: [() => 'Put in the Deck', () => '메인 덱으로'],
  toOwner: [() => "Put with its owner's", () => '주인 쪽으로'],
  faceUp: [() => 'Turn face-up', () => '앞면으로'],
  faceDown: [() => 'Turn face-down', () => '뒷면으로'],
  attack: [() => 'Face-up Attack Position', () => '앞면 공격 표시로'],
  defense: [() => 'Defense Position', () => '수비 표시로'],
  release: [() => 'Equip to nothing', () => '장착 해제'],
  equip: [(_, other) => `Equip to ${other}`, (_, other) => `${other}에 장착`],
  clearCounters: [() => 'Remove the counters', () => '카운터 제거'],
  fewerCounters: [() => 'As many as it can have', () => '최대 개수로'],
  thisTurn: [() => 'This turn', () => '이 턴으로'],
  clearSummon: [() => 'As it is usually Summoned', () => '기본 소환 방법으로'],
  clearDeeds: [() => 'It did not', () => '하지 않은 것으로'],
  clearUse: [() => 'Take back the use', () => '사용 기록 지우기'],
  startLp: [() => '8000 LP', () => 'LP 8000으로'],
  mainPhase: [() => 'Main Phase 1', () => '메인 페이즈 1로'],
  laterTurn: [() => 'Turn 3', () => '3턴으로'],
};

const aboutOf = (problem: Problem, names: SetupNames, lang: Lang): About => ({
  card: problem.card !== undefined ? names.card(problem.card) : problem.def !== undefined ? names.def(problem.def) : '',
  other: problem.other === undefined ? '' : names.card(problem.other),
  seat: problem.seat === undefined ? '' : names.seat(problem.seat),
  counter: problem.counter === undefined ? '' : labelOf('counters', problem.counter, lang),
  n: problem.n ?? 0,
});

export const problemText = (problem: Problem, names: SetupNames, lang: Lang): string =>
  PROBLEM_TEXTS[problem.id][lang === 'en' ? 0 : 1](aboutOf(problem, names, lang));

/** @param zone name of the zone the fix moves to */
export const fixText = (fix: Pick<Fix, 'id' | 'other'>, zone: string, names: SetupNames, lang: Lang): string =>
  FIX_TEXTS[fix.id][lang === 'en' ? 0 : 1](zone, fix.other === undefined ? '' : names.card(fix.other));

/** Names where nothing better is known: those of the cards, and the seats by their numbers. */
export function plainNames(setup: BoardSetup, cards: Cards, lang: Lang): SetupNames {
  const def = (passcode: number): string =>
    cards.has(passcode) ? cards.get(passcode).def.name[lang] : String(passcode);
  return {
    card: (index) => def(setup.cards[index]?.def ?? 0),
    def,
    seat: (seat) => setup.options?.names?.[seat] ?? (lang === 'en' ? `Player ${seat + 1}` : `플레이어 ${seat + 1}`),
  };
}
