import { useMemo } from 'react';
import { rulingAddress } from '@/rulings/address';
import { type Ruling, rulingById, rulings } from '@/rulings/all';
import { type Detail, detailBetween, oppositeOf } from '@/rulings/contrast';
import { sayGiven, sayWithout } from './say/given';
import { capital, type Speaker } from './say/speaker';
import { sayStep } from './say/steps';
import { RULEBOOK_WORDS } from './words';

interface Against {
  ruling: Ruling;
  at: number;
  detail: Detail;
}

/** Boards this one differs from in a single detail, whichever of the two says so. */
function against({ scenario }: Ruling, at: number): Against[] {
  const part = scenario.cases[at];
  if (!part) return [];
  const find = (id: string) => rulingById(id)?.scenario;
  const found: Against[] = [];
  const add = (id: string, other: number): void => {
    const ruling = rulingById(id);
    const opposite = ruling?.scenario.cases[other];
    const detail = opposite && detailBetween(part, opposite);
    if (ruling && detail && !found.some((one) => one.ruling === ruling && one.at === other))
      found.push({ ruling, at: other, detail });
  };
  const mine = oppositeOf(scenario, part, find);
  if (mine) add(mine.scenario.id, mine.at);
  for (const { scenario: one } of rulings)
    for (const [i, other] of one.cases.entries()) {
      const to = oppositeOf(one, other, find);
      if (to?.scenario.id === scenario.id && to.at === at) add(one.id, i);
    }
  return found;
}

/** What the board would come out otherwise with: the one detail, and the way to the other board. */
export function Contrasts({ ruling, at, speaker }: { ruling: Ruling; at: number; speaker: Speaker }) {
  const { lang } = speaker;
  const words = RULEBOOK_WORDS[lang];
  const list = useMemo(() => against(ruling, at), [ruling, at]);
  const said = (detail: Detail, side: 'here' | 'there'): string => {
    const [mine, others] = side === 'here' ? [detail.here, detail.there] : [detail.there, detail.here];
    const step = mine ?? others;
    if (!step) return words.nothing;
    if ('do' in step) return mine ? sayStep(step, speaker) : words.without(sayStep(step, speaker));
    const { seat, text } = mine ? sayGiven(step, speaker) : sayWithout(step, speaker);
    return seat === null ? text : `${capital(speaker.seat(seat))}: ${text}`;
  };
  if (list.length === 0) return null;
  return (
    <>
      <h2>{words.contrast}</h2>
      <ul className="rb-contrasts">
        {list.map(({ ruling: { scenario }, at: other, detail }) => (
          <li key={`${scenario.id} ${other}`}>
            <a href={rulingAddress(scenario.id, other)}>
              {(scenario.id === ruling.scenario.id && scenario.cases[other]?.name?.[lang]) || scenario.title[lang]}
            </a>
            <span>
              {words.here} <b>{said(detail, 'here')}</b>
            </span>
            <span>
              {words.there} <b>{said(detail, 'there')}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
