/** How the number of a Chain Link is drawn. */
import type { LinkView } from '@/engine';
import type { LinkLook } from '../app/marks';
import { isOver } from './history';

/** @param building the Chain is still being built: each of its links is lit */
export function lookOf(link: LinkView, building: boolean): LinkLook {
  if (link.state === 'activationNegated') return 'negated';
  if (link.state === 'effectNegated') return 'struck';
  if (isOver(link.state)) return 'done';
  return building || link.state === 'resolving' ? 'resolving' : 'waiting';
}
