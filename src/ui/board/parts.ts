import type { KeyboardEvent } from 'react';
import type { CardView, View } from '@/engine';
import type { Seat } from '@/engine/terms';
import type { Face } from '../card/face';
import type { Lang } from '../card/labels';
import type { PilePlace } from './layout';
import type { BoardModel } from './model';

type Ref = (element: HTMLElement | null) => () => void;

/** What the parts of the board share: the model, the words, what a press does. */
export interface Parts {
  model: BoardModel;
  view: View;
  bottom: Seat;
  lang: Lang;
  /** Null for a card this viewer may not know. */
  face(card: CardView): Face | null;
  focus: {
    ref(key: string): Ref;
    tabIndex(key: string, actionable: boolean): 0 | -1;
    onFocus(key: string): void;
    onBlur(): void;
    onKeyDown(event: KeyboardEvent, key: string): void;
  };
  /** Ref of what shows a card, so that it can slide when it moves. */
  track(card: number, stop: string): Ref;
  onCard(card: number): void;
  onZone(key: string): void;
  onPile(seat: Seat, place: PilePlace): void;
  reasonLine(card: number): string | null;
  /** What is wrong with a card. */
  flags: ReadonlyMap<number, string> | undefined;
  /** The place for one more card at the end of each hand. */
  handPlace: { press(seat: Seat): void; choice: boolean } | undefined;
}

/** What every button of the board has in common. */
export function stopProps({ focus }: Parts, key: string, actionable: boolean) {
  return {
    type: 'button' as const,
    ref: focus.ref(key),
    tabIndex: focus.tabIndex(key, actionable),
    onFocus: () => focus.onFocus(key),
    onBlur: () => focus.onBlur(),
    onKeyDown: (event: KeyboardEvent) => focus.onKeyDown(event, key),
  };
}
