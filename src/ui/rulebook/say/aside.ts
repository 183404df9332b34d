/** What the run of a ruling knows of a line that the line itself does not say: what a pass lets go by, what is chosen. */
import { cardById } from '@/catalogue';
import { turnNodeLabel } from '@/catalogue/text/labels';
import type { Duel, DuelEvent, Prompt } from '@/engine';
import { STRINGS } from '../../strings';
import { MOMENTS } from './events';
import { i, type Said, type Speaker, spoken } from './speaker';

export interface Aside {
  /** The duel in which the question was put that the line answers. */
  asked: Duel | null;
  /** What was chosen of several, in words of the card's text. */
  choice: string | null;
  /** "Synchro Summon": what a Summon with materials is called. */
  way: string | null;
  /** An effect is activated, and no card with it. */
  effectOnly: boolean;
  /** The Chain has been closed before, because nobody could add to it. */
  closed: boolean;
}
export const NO_ASIDE: Aside = { asked: null, choice: null, way: null, effectOnly: false, closed: false };

/** A card of the duel by its id. */
export function cardIn(duel: Duel, id: number, t: Speaker): string {
  const card = duel.cards[id];
  if (card?.token) return card.token.name[t.lang];
  return t.card(cardById(card?.def ?? 0)?.name.en ?? '?');
}

/** The Phase, or the Step of the Battle Phase. */
function timeOf({ at }: Duel, t: Speaker): string {
  const [phase = '', , moment] = at.turn.split('.');
  if (moment) return MOMENTS[moment]?.[t.lang === 'en' ? 0 : 1] ?? moment;
  const name = turnNodeLabel(at.turn, t.lang);
  return t.lang === 'en' && !/^main/.test(PHASES[phase] ?? '') ? `the ${name}` : name;
}

/** "at the start of the Damage Step", "in the Battle Step". */
function during(duel: Duel, t: Speaker): string {
  if (t.lang === 'ko') return timeOf(duel, t);
  const moment = duel.at.turn.split('.')[2];
  const word = moment === 'start' || moment === 'end' ? 'at' : moment === 'performDamageCalculation' ? 'during' : 'in';
  return `${word} ${timeOf(duel, t)}`;
}
const PHASES: Record<string, string> = {
  drawPhase: 'draw',
  standbyPhase: 'standby',
  mainPhase1: 'main1',
  battlePhase: 'battle',
  mainPhase2: 'main2',
  endPhase: 'end',
};

/** What fast effects may answer now. */
const ANSWERED: Partial<Record<DuelEvent['type'], Said<{ duel: Duel; event: DuelEvent }>>> = {
  summoned: [
    ({ duel, event }, t) => `after the Summon of ${summonedIn(duel, event, t)}`,
    ({ duel, event }, t) => `${summonedIn(duel, event, t)} 소환 후`,
  ],
  set: [() => 'after the Set', () => '세트 후'],
  positionChanged: [() => 'after the change of position', () => '표시 형식 변경 후'],
  attackDeclared: [() => 'after the attack declaration', () => '공격 선언 후'],
  chainResolved: [() => 'after the Chain', () => '체인 처리 후'],
  drawn: [() => 'after the draw', () => '드로우 후'],
};
const ENDS: ReadonlySet<DuelEvent['type']> = new Set(['momentBegan', 'phaseBegan', 'turnBegan']);

const summonedIn = (duel: Duel, event: DuelEvent, t: Speaker): string =>
  event.type === 'summoned' ? cardIn(duel, event.card, t) : '';

function answered(duel: Duel, t: Speaker): string {
  const event = duel.log.findLast(({ type }) => ANSWERED[type] !== undefined || ENDS.has(type));
  const said = event && ANSWERED[event.type];
  if (said) return spoken(said, { duel, event }, t);
  return during(duel, t);
}

/** The question a pass (or "no") answers, as what does not happen. */
const LET_GO: Partial<Record<Prompt['kind'], Said<Duel>>> = {
  open: [
    (duel, t) => `nothing more ${duel.battle ? 'before the Damage Step' : during(duel, t)}`,
    (duel, t) => `${duel.battle ? '데미지 스텝 전에' : `${timeOf(duel, t)}에`} 더 할 일 없음`,
  ],
  fastEffect: [
    (duel, t) => `no fast effect ${answered(duel, t)}`,
    (duel, t) => `${answered(duel, t)} 스펠 스피드 2 이상의 효과 없음`,
  ],
  phaseEnd: [
    (duel, t) => `nothing before ${duel.battle ? 'the Damage Step' : `${timeOf(duel, t)} ends`}`,
    (duel, t) => `${duel.battle ? '데미지 스텝으로 가기' : `${timeOf(duel, t)} 종료`} 전에 발동하지 않음`,
  ],
  chain: [
    (duel, t) => `adds nothing to Chain Link ${lastLink(duel, t)}`,
    (duel, t) => `체인 ${lastLink(duel, t)}에 체인하지 않음`,
  ],
  summonNegation: [() => 'does not negate the Summon', () => '소환을 무효로 하지 않음'],
  trigger: [
    (duel, t) => `does not use ${offered(duel, t)}`,
    (duel, t) => `${offered(duel, t)}의 유발 효과를 발동하지 않음`,
  ],
  attackTarget: [() => 'the attack is stopped', () => '공격을 중지'],
};

function lastLink(duel: Duel, t: Speaker): string {
  const link = duel.chain.at(-1);
  return link ? `${link.number}${t.lang === 'en' ? ', ' : ' '}${cardIn(duel, link.ctx.card, t)}` : '';
}
function offered(duel: Duel, t: Speaker): string {
  const cards = duel.prompt?.options.flatMap((option) => (option.do === 'activate' ? option.card : [])) ?? [];
  return [...new Set(cards)].map((id) => cardIn(duel, id, t)).join(t.lang === 'en' ? ' or ' : ', ');
}

/** What is let go by with a pass; empty where the run does not know. */
export function letGo({ asked }: Aside, t: Speaker): string {
  const kind = asked?.prompt?.kind;
  if (!asked || kind === undefined) return '';
  if (kind === 'yesNo') return questionOf(asked, t);
  const said = LET_GO[kind];
  return said ? spoken(said, asked, t) : '';
}

/** "Destroy?" */
export function questionOf({ prompt }: Duel, t: Speaker): string {
  const words = STRINGS[t.lang].prompt;
  const questions: Record<string, string> = words.yesNo;
  const [what = '', operation = ''] = (prompt?.purpose ?? '').split(':');
  return words.mays[operation] ?? questions[what] ?? '';
}

/** "Choose 1 card to destroy" */
export function pickedFor({ asked }: Aside, t: Speaker): string {
  const prompt = asked?.prompt;
  if (prompt?.kind !== 'pick') return '';
  const { min, max } = prompt.group ?? { min: 1, max: 1 };
  const picks: Record<string, (min: number, max: number) => string> = STRINGS[t.lang].prompt.picks;
  return picks[(prompt.purpose ?? '').split(':')[0] ?? '']?.(min, max) ?? '';
}

/** The card a zone or a position is chosen for; null where the run does not know. */
export function placedIn({ asked }: Aside, t: Speaker): string | null {
  const prompt = asked?.prompt;
  if (!prompt || (prompt.kind !== 'zone' && prompt.kind !== 'position')) return null;
  const [first] = prompt.options;
  const card = prompt.about ?? (first && 'card' in first ? first.card : null);
  return card === null ? null : cardIn(asked, card, t);
}

/** Nobody was asked before the Chain resolved, so nobody passed. */
export function closedByItself({ asked, closed }: Aside, t: Speaker): string {
  if (!closed || asked) return '';
  return t.lang === 'en'
    ? 'nobody can add to the Chain, and it resolves'
    : '체인할 수 있는 카드가 없으므로 체인이 처리된다';
}

/** The link a Chain is at when both pass. */
export function chainEnds({ asked }: Aside, t: Speaker): string {
  if (!asked?.chain.length) return '';
  return t.lang === 'en' ? 'the Chain resolves' : `${i('체인')} 처리된다`;
}
