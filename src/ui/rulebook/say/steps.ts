/** What players do in a ruling, in a sentence. */
import { labelOf } from '@/catalogue/text/labels';
import type { Step } from '@/rulings/schema';
import type { Lang } from '@/store/settings';
import { type Aside, chainEnds, closedByItself, letGo, NO_ASIDE, pickedFor, placedIn, questionOf } from './aside';
import { phaseEn } from './events';
import { capital, eul, i, noted, ro, type Speaker } from './speaker';

type Of<Verb extends Step['do']> = Extract<Step, { do: Verb }>;
/** A sentence in each language, with what the run knows of it. */
type Told<T> = readonly [en: Say<T>, ko: Say<T>];
type Say<T> = (line: T, t: Speaker, aside: Aside) => string;

/** A column as the board calls it, or an Extra Monster Zone as it lies to the player at the bottom. */
const ZONES: Record<number, [en: string, ko: string]> = {
  5: ['the left Extra Monster Zone', '왼쪽 엑스트라 몬스터 존'],
  6: ['the right Extra Monster Zone', '오른쪽 엑스트라 몬스터 존'],
};
const zoneOf = (zone: number, n: 0 | 1): string => ZONES[zone]?.[n] ?? [`zone ${zone + 1}`, `${zone + 1}번 존`][n]!;
const en = (list: readonly string[] | undefined, word: string, t: Speaker): string =>
  list && list.length > 0 ? `, ${word} ${t.cards(list)}` : '';
const ko = (list: readonly string[] | undefined, word: string, t: Speaker): string =>
  list && list.length > 0 ? `(${word}: ${t.cards(list)})` : '';

function useEn(line: Of<'activates'> | Of<'usesTrigger'>, t: Speaker, { choice }: Aside): string {
  const declared = line.declare ? `, declaring ${wordFor(line.declare, t)}` : '';
  const option =
    line.option === undefined ? '' : choice ? `, choosing “${choice}”` : `, its effect number ${line.option}`;
  return `${en(line.targets, 'targeting', t)}${en(line.cost, 'cost:', t)}${declared}${option}`;
}
function useKo(line: Of<'activates'> | Of<'usesTrigger'>, t: Speaker, { choice }: Aside): string {
  const declared = line.declare ? `(선언: ${wordFor(line.declare, t)})` : '';
  const option = line.option === undefined ? '' : choice ? `(선택: “${choice}”)` : `(${line.option}번째 효과)`;
  return `${ko(line.targets, '대상', t)}${ko(line.cost, '코스트', t)}${declared}${option}`;
}
function wordFor(value: string, t: Speaker): string {
  const type = labelOf('types', value, t.lang);
  return type === value ? labelOf('attributes', value, t.lang) : type;
}

const FACES = { up: ['face-up', '앞면'], down: ['face-down', '뒷면'] } as const;
const ANSWERS = {
  yes: ['yes', '예'],
  no: ['no', '아니오'],
  heads: ['heads', '앞면'],
  tails: ['tails', '뒷면'],
} as const;

const positionOf = ({ position, faceDown }: Of<'picksPosition'>, lang: Lang): string =>
  `${(faceDown ? FACES.down : FACES.up)[lang === 'en' ? 0 : 1]} ${labelOf('positions', position, lang)}`;

const SAID: { [Verb in Step['do']]: Told<Of<Verb>> } = {
  normalSummons: [
    (l, t) => `${t.who(l.by)} Normal Summons ${t.card(l.card)}`,
    (l, t) => `${i(t.who(l.by))} ${eul(t.card(l.card))} 일반 소환한다`,
  ],
  tributeSummons: [
    (l, t) => `${t.who(l.by)} Tribute Summons ${t.card(l.card)}${en(l.tributes, 'Tributing', t)}`,
    (l, t) => `${i(t.who(l.by))} ${eul(t.card(l.card))} 어드밴스 소환한다${ko(l.tributes, '릴리스', t)}`,
  ],
  setsMonster: [
    (l, t) => `${t.who(l.by)} Sets the monster ${t.card(l.card)}${en(l.tributes, 'Tributing', t)}`,
    (l, t) => `${i(t.who(l.by))} 몬스터 ${eul(t.card(l.card))} 세트한다${ko(l.tributes, '릴리스', t)}`,
  ],
  sets: [
    (l, t) => `${t.who(l.by)} Sets ${t.card(l.card)}`,
    (l, t) => `${i(t.who(l.by))} ${eul(t.card(l.card))} 세트한다`,
  ],
  flipSummons: [
    (l, t) => `${t.who(l.by)} Flip Summons ${t.card(l.card)}`,
    (l, t) => `${i(t.who(l.by))} ${eul(t.card(l.card))} 반전 소환한다`,
  ],
  changesPosition: [
    (l, t) => `${t.who(l.by)} changes the battle position of ${t.card(l.card)}`,
    (l, t) => `${i(t.who(l.by))} ${t.card(l.card)}의 표시 형식을 변경한다`,
  ],
  specialSummons: [
    (l, t, { way }) =>
      `${t.who(l.by)} ${way ?? 'Special Summon'}s ${t.card(l.card)}${en(l.tributes ?? l.cost, 'with', t)}`,
    (l, t, { way }) =>
      `${i(t.who(l.by))} ${eul(t.card(l.card))} ${way ?? '특수 소환'}한다${ko(l.tributes ?? l.cost, '사용', t)}`,
  ],
  pendulumSummons: [
    (l, t) => `${t.who(l.by)} Pendulum Summons ${t.cards(l.cards)}`,
    (l, t) => `${i(t.who(l.by))} ${eul(t.cards(l.cards))} 펜듈럼 소환한다`,
  ],
  activates: [
    (l, t, aside) => {
      const what = aside.effectOnly
        ? `the effect${t.no(l.effect)} of ${t.card(l.card)}`
        : t.card(l.card) + t.no(l.effect);
      return `${t.who(l.by)} activates ${what}${useEn(l, t, aside)}`;
    },
    (l, t, aside) => {
      const what = aside.effectOnly ? `${t.card(l.card)}의 효과${t.no(l.effect)}` : t.card(l.card) + t.no(l.effect);
      return `${i(t.who(l.by))} ${eul(what)} 발동한다${useKo(l, t, aside)}`;
    },
  ],
  usesTrigger: [
    (l, t, aside) => `${t.who(l.by)} uses the trigger of ${t.card(l.card)}${t.no(l.effect)}${useEn(l, t, aside)}`,
    (l, t, aside) => `${i(t.who(l.by))} ${t.card(l.card)}${t.no(l.effect)}의 유발 효과를 발동한다${useKo(l, t, aside)}`,
  ],
  processes: [
    (l, t) => `What is due for ${t.card(l.card)} is done`,
    (l, t) => `${t.card(l.card)}의 예정된 처리를 한다`,
  ],
  declines: [
    (l, t, aside) =>
      l.card ? `${t.who(l.by)} does not use ${t.card(l.card)}` : noted(`${t.who(l.by)} declines`, letGo(aside, t)),
    (l, t, aside) =>
      l.card
        ? `${i(t.who(l.by))} ${eul(t.card(l.card))} 발동하지 않는다`
        : noted(`${i(t.who(l.by))} 하지 않는다`, letGo(aside, t)),
  ],
  attacks: [
    (l, t) => `${t.card(l.card)} attacks ${t.card(l.target)}`,
    (l, t) =>
      l.target === 'directly'
        ? `${i(t.card(l.card))} 직접 공격한다`
        : `${i(t.card(l.card))} ${eul(t.card(l.target))} 공격한다`,
  ],
  replays: [
    (l, t) => `after the replay ${t.card(l.card)} attacks ${t.card(l.target)}`,
    (l, t) =>
      l.target === 'directly'
        ? `전투의 되감기: ${i(t.card(l.card))} 직접 공격한다`
        : `전투의 되감기: ${i(t.card(l.card))} ${eul(t.card(l.target))} 공격한다`,
  ],
  movesTo: [
    (l, t) => `${t.who(l.by)} moves to ${phaseEn(l.phase)}`,
    (l, t) => `${i(t.who(l.by))} ${ro(labelOf('phases', l.phase, 'ko'))} 이동한다`,
  ],
  passes: [
    (l, t, aside) => noted(`${t.who(l.by)} passes`, letGo(aside, t)),
    (l, t, aside) => noted(`${i(t.who(l.by))} 패스한다`, letGo(aside, t)),
  ],
  bothPass: [
    (_, t, aside) => closedByItself(aside, t) || noted('both players pass', chainEnds(aside, t) || letGo(aside, t)),
    (_, t, aside) =>
      closedByItself(aside, t) || noted('두 플레이어가 패스한다', chainEnds(aside, t) || letGo(aside, t)),
  ],
  picks: [
    (l, t, aside) => noted(`${t.who(l.by)} picks ${t.cards(l.cards) || 'no card'}`, pickedFor(aside, t)),
    (l, t, aside) => noted(`${i(t.who(l.by))} ${eul(t.cards(l.cards) || '0장')} 고른다`, pickedFor(aside, t)),
  ],
  orders: [
    (l, t) => `${t.who(l.by)} says the order: ${l.cards.map(t.card).join(' → ')}`,
    (l, t) => `${i(t.who(l.by))} 순서를 정한다: ${l.cards.map(t.card).join(' → ')}`,
  ],
  answers: [
    (l, t, { asked }) => noted(`${t.who(l.by)} says ${ANSWERS[l.answer][0]}`, asked ? questionOf(asked, t) : ''),
    (l, t, { asked }) => noted(`${t.who(l.by)}의 대답: ${ANSWERS[l.answer][1]}`, asked ? questionOf(asked, t) : ''),
  ],
  chooses: [
    (l, t, { choice }) => `${t.who(l.by)} chooses ${choice ? `“${choice}”` : `number ${l.option}`}`,
    (l, t, { choice }) => `${i(t.who(l.by))} ${choice ? `“${choice}”` : `${l.option}번째`}를 고른다`,
  ],
  declares: [
    (l, t) => `${t.who(l.by)} declares ${wordFor(l.value, t)}`,
    (l, t) => `${i(t.who(l.by))} ${eul(wordFor(l.value, t))} 선언한다`,
  ],
  // An effect may place several cards: whose zone or position it is, is said where the run knows.
  picksZone: [
    (l, t, aside) => {
      const card = placedIn(aside, t);
      return `${t.who(l.by)} ${card === null ? 'takes' : `puts ${card} in`} ${zoneOf(l.zone, 0)}`;
    },
    (l, t, aside) => {
      const card = placedIn(aside, t);
      const zone = zoneOf(l.zone, 1);
      return `${i(t.who(l.by))} ${card === null ? `${eul(zone)} 고른다` : `${eul(card)} ${zone}에 놓는다`}`;
    },
  ],
  picksPosition: [
    (l, t, aside) => {
      const card = placedIn(aside, t);
      return `${t.who(l.by)} ${card === null ? 'takes' : `puts ${card} in`} ${positionOf(l, 'en')}`;
    },
    (l, t, aside) => {
      const card = placedIn(aside, t);
      const position = positionOf(l, 'ko');
      return `${i(t.who(l.by))} ${card === null ? `${eul(position)} 고른다` : `${eul(card)} ${ro(position)} 놓는다`}`;
    },
  ],
};

export function sayStep(step: Step, t: Speaker, aside: Aside = NO_ASIDE): string {
  // Each entry takes the step of its own verb, which the type of a look-up by a computed key cannot say.
  const [en, ko] = SAID[step.do] as Told<Step>;
  return capital(t.lang === 'en' ? en(step, t, aside) : ko(step, t, aside));
}
