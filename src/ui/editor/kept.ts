/** The one editor of this page. */
import { useStore } from 'zustand';
import { boxOf } from '@/store/box';
import { createEditorStore, type EditorState, type EditorStore } from '@/store/editorStore';

export const editorStore: EditorStore = createEditorStore(boxOf(() => window.localStorage));
export const useEdited = <T>(select: (state: EditorState) => T): T => useStore(editorStore, select);
