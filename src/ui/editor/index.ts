/** The board editor's chunk: the page, and the way others hand a position to it. */
import type { BoardSetup } from '@/engine';
import type { Left } from '@/store/editorStore';
import { EDITOR, goTo } from '../app/route';
import { editorStore } from './kept';

export { Editor } from './Editor';

/** Goes to the editor with this position. What was there comes back with undo. */
export function edit(setup: BoardSetup, left: readonly Left[] = []): void {
  editorStore.getState().load(setup, left);
  goTo(EDITOR);
}
