import { BookOpen } from 'lucide-react';
import { ruleAddress } from '@/rulings/address';
import { useStrings } from '../app/context';

interface Props {
  rule: string;
  /** Passcodes of the card that was asked about and of the one that forbids it. */
  card: number;
  by: number;
  action: string;
}

/** To the ruling that shows a rule. */
export function RuleLink({ rule, card, action, by }: Props) {
  const s = useStrings();
  return (
    <a className="rule-link" href={ruleAddress(rule, card, action, by)} title={s.inspector.ruling}>
      <BookOpen className="ico" aria-hidden="true" />
      <span className="sr">{s.inspector.ruling}</span>
    </a>
  );
}
