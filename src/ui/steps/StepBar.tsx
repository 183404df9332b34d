import { useTexts } from '../app/texts';
import { Transport } from './Transport';
import { linesIn } from './told';
import type { Steps } from './useSteps';

interface Props {
  steps: Steps;
  onClose(): void;
  /** The way back has its button here, not only its key. */
  closable?: boolean;
}

/** The controls of stepping through what has just happened, with what the frame says. */
export function StepBar({ steps, onClose, closable = true }: Props) {
  const texts = useTexts();
  const { frame, table } = steps;
  const text = texts ? linesIn(frame, table, texts).join(' ') : '';
  return <Transport {...steps} text={text} onClose={onClose} closable={closable} />;
}
