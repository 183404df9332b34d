import { BookOpen } from 'lucide-react';
import { createContext, useContext } from 'react';
import { ruleAddress } from '@/rulings/address';
import { useStrings } from '../app/context';

interface Props {
  rule: string;
  /** Passcodes of the card that was asked about and of the one that forbids it. */
  card: number;
  by: number;
  action: string;
}

/** Where a rule is shown; null where nothing shows it but what is on the page already. */
export const RuleAddress = createContext<(...asked: Parameters<typeof ruleAddress>) => string | null>(ruleAddress);

/** To the ruling that shows a rule. */
export function RuleLink({ rule, card, action, by }: Props) {
  const s = useStrings();
  const address = useContext(RuleAddress)(rule, card, action, by);
  if (address === null) return null;
  return (
    <a className="rule-link" href={address} title={s.inspector.ruling}>
      <BookOpen className="ico" aria-hidden="true" />
      <span className="sr">{s.inspector.ruling}</span>
    </a>
  );
}
