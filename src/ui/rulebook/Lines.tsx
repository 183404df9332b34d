import { Check, ChevronRight, Circle } from 'lucide-react';
import { cardById } from '@/catalogue';
import type { Reason } from '@/engine';
import { DOES } from '@/rulings/actions';
import type { Line, ScenarioCase } from '@/rulings/schema';
import type { Texts } from '../app/texts';
import { Missed } from '../why/Missed';
import { nameIn } from './contents';
import { type Course, reasonIn, rulesAt } from './course';
import { otherRuling } from './others';
import { cardIn } from './say/aside';
import { sayExpectation } from './say/expectations';
import type { Speaker } from './say/speaker';
import { sayStep } from './say/steps';
import { RULEBOOK_WORDS } from './words';

const RuleSays = ({ says, address }: { says: string; address: string | null }) =>
  address === null ? <span>{says}</span> : <a href={address}>{says}</a>;

interface Props {
  /** Of the ruling. */
  id: string;
  part: ScenarioCase;
  course: Course;
  /** The frame that is shown. */
  at: number;
  go(at: number): void;
  speaker: Speaker;
  /** The rule somebody asked about: lines that show it stand out. */
  rule: string | null;
  texts: Texts;
}

/** What is played and what must come of it, in order; each line goes to its moment, and outcomes are ticked off there. */
export function Lines({ id, part, course, at, go, speaker, rule, texts }: Props) {
  const { lang } = speaker;
  const words = RULEBOOK_WORDS[lang];
  const checks = part.steps.flatMap((line, i) => ('expect' in line ? [i] : []));
  const ticked = checks.filter((i) => course.reached[i]! <= at).length;
  const current = course.reached.findLastIndex((frame, i) => frame <= at && 'do' in part.steps[i]!);
  const nameOf = (id: number): string => cardIn(course.snapshots.at(-1)!, id, speaker);
  /** Another ruling on the rule; null where this one is the only one. */
  const addressOf = (line: Line, { rule, params }: Reason): string | null => {
    const by = course.snapshots.at(-1)!.cards[Number(params?.source ?? -1)]?.def;
    const asked = {
      card: 'card' in line && line.card !== undefined ? nameIn(line.card) : undefined,
      action: 'action' in line ? DOES[line.action] : undefined,
      by: cardById(by ?? 0)?.name.en,
    };
    return otherRuling(id, rule, asked);
  };
  let n = 0;
  return (
    <>
      <ol className="rb-lines">
        {part.steps.map((line, i) => {
          const reached = course.reached[i]!;
          const done = reached <= at;
          const isStep = 'do' in line;
          if (isStep) n++;
          const reasons = rulesAt(course, line, i);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the case
              key={i}
              data-kind={isStep ? 'step' : 'check'}
              data-done={done}
              data-shows={rule !== null && reasons.includes(rule)}
            >
              <button type="button" onClick={() => go(reached)} aria-current={i === current ? 'step' : undefined}>
                {isStep ? (
                  <span className="rb-no" aria-hidden="true">
                    {i === current ? <ChevronRight className="rb-ico" /> : n}
                  </span>
                ) : (
                  <span className="rb-no">
                    {done ? (
                      <Check className="rb-ico" role="img" aria-label={words.done} />
                    ) : (
                      <Circle className="rb-ico" role="img" aria-label={words.open} />
                    )}
                  </span>
                )}
                <span>{isStep ? sayStep(line, speaker, course.asides[i]) : sayExpectation(line, speaker)}</span>
              </button>
              {reasons.map((reason) => (
                <div key={reason} className="rb-because">
                  {texts.reasonText(reasonIn(course, i, reason), lang, nameOf)}{' '}
                  <RuleSays
                    says={texts.ruleSentence(reason, lang)}
                    address={addressOf(line, reasonIn(course, i, reason))}
                  />
                  {reason === 'missed-timing' && (
                    <Missed event={Number(reasonIn(course, i, reason).params?.event ?? -1)} />
                  )}
                </div>
              ))}
            </li>
          );
        })}
      </ol>
      {checks.length > 0 && (
        <p className="rb-ticked" role="status">
          {words.ticked(ticked, checks.length)}
        </p>
      )}
    </>
  );
}
