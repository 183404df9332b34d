import { BookOpen } from 'lucide-react';
import { useStrings } from '../app/context';
import { ruleAddress } from '../app/route';

/** To the ruling that shows a rule. */
export function RuleLink({ rule, card }: { rule: string; card: number }) {
  const s = useStrings();
  return (
    <a className="rule-link" href={ruleAddress(rule, card)} title={s.inspector.ruling}>
      <BookOpen className="ico" aria-hidden="true" />
      <span className="sr">{s.inspector.ruling}</span>
    </a>
  );
}
